import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { LogoVersion, OptionField } from '@trazo/api-client';
import { logoFileUrl } from '@trazo/api-client/addresses';
import { PRESET_COLORS } from '@trazo/api-client/catalog';
import { AdjustChoices, type AdjustSection } from '@trazo/ui/adjust-dialog';
import { ColorPicker } from '@trazo/ui/color-picker';
import { Field } from '@trazo/ui/field';
import { ResultCount } from '@trazo/ui/result-count';
import { SearchInput } from '@trazo/ui/search-input';
import { TextInput } from '@trazo/ui/text-input';
import { useState } from 'react';
import { useAuth } from '../../auth/auth-provider';
import { messageOf } from '../../error-message';
import { useClient } from '../../hooks/use-client';
import { useDebouncedValue } from '../../hooks/use-debounced-value';
import { adjustTexts } from '../../texts/adjust';
import { colorTexts } from '../../texts/color';
import { useTheme } from '../../theme/theme-provider';
import { previewRefusal } from '../preview-refusal';
import { isSame } from './change-history';
import type { Editor } from './use-editor';

const own = adjustTexts;

type ControlProps = { logoId: string; editor: Editor };

/** Everything that can be adjusted, part by part; each asks for its options when it is opened. */
export function sectionsOf(
  props: ControlProps & { versions: readonly LogoVersion[] },
): readonly AdjustSection[] {
  const options = (...fields: OptionField[]) =>
    fields.map((field) => <Options key={field} field={field} {...props} />);
  const { sections } = own;
  return [
    {
      id: 'color',
      label: sections.color,
      content: (
        <>
          <Colour {...props} />
          {options('palette')}
        </>
      ),
    },
    { id: 'letter', label: sections.letter, content: options('face', 'letter_case') },
    {
      id: 'symbol',
      label: sections.symbol,
      content: (
        <>
          <Symbols {...props} />
          {options('container')}
        </>
      ),
    },
    { id: 'layout', label: sections.layout, content: options('layout', 'idea', 'descriptor') },
    { id: 'name', label: sections.name, content: <Name {...props} /> },
    { id: 'versions', label: sections.versions, content: <Versions {...props} /> },
  ];
}

function Colour({ editor }: ControlProps) {
  return (
    <ColorPicker
      label={own.fields.color}
      presets={PRESET_COLORS}
      value={editor.color}
      onValueChange={(color) => editor.set('color', color === editor.original?.color ? undefined : color)}
      texts={colorTexts}
    />
  );
}

function Name({ editor }: ControlProps) {
  const refused = useRefusedName(editor);
  return (
    <Field
      label={own.fields.name}
      hint={own.nameHint}
      error={editor.name.trim() === '' ? own.nameNeeded : refused}
    >
      <TextInput
        value={editor.name}
        autoComplete="organization"
        onValueChange={(name) => editor.set('name', name === editor.original?.name ? undefined : name)}
      />
    </Field>
  );
}

/** Why the name that is typed cannot be drawn, in the server's words; a picture that fails does not say it. */
function useRefusedName({ look, shown, preview }: Editor): string | undefined {
  const address = preview();
  const query = useQuery({
    queryKey: ['adjust-refusal', address],
    queryFn: async () => (await previewRefusal(address ?? '')) ?? null,
    enabled: address !== undefined && shown.change.name !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return isSame(look, shown) && query.data?.field === 'name' ? query.data.message : undefined;
}

function Symbols(props: ControlProps) {
  const [typed, setTyped] = useState('');
  const search = useDebouncedValue(typed.trim());
  return (
    <>
      <SearchInput
        label={own.searchSymbol}
        placeholder={own.searchExample}
        maxLength={60}
        value={typed}
        onValueChange={setTyped}
      />
      <Options {...props} field="symbol" search={search} />
    </>
  );
}

/** What a field may be: the first is what the drawing has by itself. */
function Options({
  logoId,
  editor,
  field,
  search = '',
}: ControlProps & { field: OptionField; search?: string }) {
  const client = useClient();
  const { user } = useAuth();
  const { theme } = useTheme();
  const { [field]: chosen } = editor.look.change;
  const { base, change } = editor.shown;
  // Whatever is chosen here, the choices are the same, in the same order.
  const { [field]: _, ...rest } = change;
  const query = useQuery({
    queryKey: ['adjust-options', user?.session, logoId, base, rest, field, search],
    queryFn: async ({ signal }) => ({
      options: await client.adjustOptions(
        { logo_id: logoId, version: base, change: rest, field, ...(search && { search }) },
        { signal },
      ),
      // What one look may be changed to another may not: until the next choices are here, these keep their pictures.
      of: { base, change: rest },
    }),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const { options: listed, of } = query.data ?? { options: [], of: editor.shown };
  const [plain] = search === '' ? listed : [];
  // One that was found by its word stays in sight when the word is gone.
  const isAway = chosen !== undefined && search === '' && !listed.some(({ value }) => value === chosen);
  const shown = isAway && plain ? [...listed, { value: chosen, label: own.currentSymbol }] : listed;
  const empty = search === '' ? own.empty[field] : own.noneFound(search);
  // One alone is no choice, unless it was found.
  const offered = search === '' && chosen === undefined && shown.length < 2 ? [] : shown;
  const isFound = search !== '' && query.isSuccess && !query.isPlaceholderData && offered.length > 0;
  return (
    <>
      {/* That there is none is said where they would be. */}
      {field === 'symbol' ? (
        <ResultCount
          className="sr-only"
          count={isFound ? offered.length : undefined}
          texts={{ found: own.symbolsFound }}
        />
      ) : null}
      <AdjustChoices
        label={own.fields[field]}
        companyName={editor.name}
        color={editor.color}
        ground={theme}
        value={chosen ?? plain?.value ?? null}
        onValueChange={(value) => editor.set(field, value === plain?.value ? undefined : value)}
        state={
          query.isPending
            ? { status: 'loading' }
            : query.isError
              ? { status: 'error', message: messageOf(query.error), onRetry: () => void query.refetch() }
              : {
                  status: 'ready',
                  options: offered.map(({ value, label }) => ({
                    value,
                    label,
                    src: editor.preview({ [field]: value === plain?.value ? undefined : value }, of),
                  })),
                  empty,
                }
        }
      />
    </>
  );
}

const WHEN = new Intl.DateTimeFormat('es-ES', { dateStyle: 'medium', timeStyle: 'short' });

function Versions({ editor, versions }: ControlProps & { versions: readonly LogoVersion[] }) {
  const { account } = useAuth();
  const { theme } = useTheme();
  const isDirected = account?.capabilities.includes('director') ?? false;
  const ground = account?.capabilities.includes('formats') ? theme : 'light';
  const shown = versions.find((version) => isSame(version, editor.look));
  /** A symbol alone does not show what it is called. */
  const areNamed = new Set(versions.map(({ name }) => name)).size > 1;
  return (
    <AdjustChoices
      label={own.version}
      companyName={editor.name}
      color={editor.color}
      ground={ground}
      value={shown?.id ?? null}
      onValueChange={(id) => {
        const version = versions.find((each) => each.id === id);
        if (version) editor.goTo(version);
      }}
      state={{
        status: 'ready',
        options: versions.map(({ id, base, created, image_url, name, made_by, why }) => {
          const maker = made_by === 'modelo' ? own.madeByModel(why) : own.madeByRules;
          return {
            value: id,
            label: id === base ? own.original : WHEN.format(new Date(created)),
            description: [areNamed && name, isDirected && maker].filter(Boolean).join('. ') || undefined,
            src:
              (ground === 'dark' && logoFileUrl(image_url, { format: 'svg', variant: 'dark' })) || image_url,
          };
        }),
      }}
    />
  );
}
