import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AdjustedLogo, ChangeField, LogoVersion, LogoVersions } from '@trazo/api-client';
import { adjustedUrl } from '@trazo/api-client/addresses';
import { useAlerts } from '@trazo/ui/alert';
import { useDeferredValue, useState } from 'react';
import { useAuth } from '../../auth/auth-provider';
import { messageOf } from '../../error-message';
import { useClient } from '../../hooks/use-client';
import { useDebouncedValue } from '../../hooks/use-debounced-value';
import { logoBrandKey } from '../../query-keys';
import { useServices } from '../../services';
import { adjustTexts } from '../../texts/adjust';
import { useTheme } from '../../theme/theme-provider';
import { showAdjusted } from '../gallery/gallery-lists';
import { goTo, type History, historyOf, isSame, type Look, redo, setField, undo } from './change-history';
import { tellOtherTabs, useOtherTabs } from './other-tabs';

const own = adjustTexts;

const SAVING = ['logo-saving'];

type Outcome = {
  /** What the logo is now; also when another version is restored, long after. */
  onSaved: (version: LogoVersion) => void;
  /** The changes are saved. */
  onDone: () => void;
};

/** What a logo is and was, as the server has it. */
export function useVersions(logoId: string) {
  const client = useClient();
  const { user } = useAuth();
  return useQuery({
    queryKey: ['logo-versions', user?.session, logoId],
    queryFn: ({ signal }) => client.logoVersions(logoId, { signal }),
    // Another tab may have saved since.
    gcTime: 0,
  });
}

/** What a logo is and was, once another tab of this browser has saved it too. It is told, and nothing changed here is lost. */
export function useNewer(logoId: string, known: LogoVersions) {
  const client = useClient();
  const [newer, setNewer] = useState(known);
  const [current, setCurrent] = useState(known.current);
  const [isDismissed, setDismissed] = useState(false);
  useOtherTabs(logoId, () => {
    setDismissed(false);
    // Who cannot be told now is told when saving.
    client.logoVersions(logoId).then(setNewer, () => {});
  });
  const isOther = newer.current !== current && !isDismissed;
  return {
    /** What is known here to be the logo. */
    current,
    versions: newer.versions,
    /** What it is now, until that is dismissed or gone on from. */
    other: isOther ? newer.versions.find(({ id }) => id === newer.current) : undefined,
    accept: () => setCurrent(newer.current),
    dismiss: () => setDismissed(true),
  };
}

/** The logo that is being adjusted: how it would be, the way back, and saving. */
export function useEditor(logoId: string, { current, versions }: LogoVersions, outcome: Outcome) {
  const { config } = useServices();
  const { theme } = useTheme();
  const queries = useQueryClient();
  const stored = versions.find(({ id }) => id === current);
  const saved: Look = stored ?? { base: current, change: {} };
  const [history, setHistory] = useState(() => historyOf({ base: saved.base, change: saved.change }));
  const [announcement, setAnnouncement] = useState('');
  const save = useSave(logoId, current, outcome);

  const { look, field } = history.now;
  const original = versions.find(({ id }) => id === look.base) ?? stored;
  const settled = useDebouncedValue(look);
  /** What is typed or dragged is drawn when it rests; a press is answered before all its pictures are asked for. */
  const shown = useDeferredValue(field === 'name' || field === 'color' ? settled : look);
  const name = look.change.name ?? original?.name ?? '';
  const isChanged = !isSame(look, saved);

  function go(next: History, said = '') {
    setHistory(next);
    setAnnouncement(said);
  }
  function saveOnce() {
    // A second press comes before the page knows of the first.
    if (queries.isMutating({ mutationKey: SAVING }) === 0) save.mutate(look);
  }
  const told = (step: ChangeField | undefined) => (step === undefined ? own.version : own.fields[step]);

  return {
    look,
    /** The look of the pictures, which follows. */
    shown,
    name,
    color: look.change.color ?? original?.color ?? '',
    original,
    announcement,
    isChanged,
    set: (to: ChangeField, value: string | undefined) => go(setField(history, to, value)),
    goTo: (to: Look) => go(goTo(history, { base: to.base, change: to.change })),
    undo:
      history.past.length > 0
        ? () => go(undo(history), own.undone(told(field), history.past.length - 1))
        : undefined,
    redo:
      history.future.length > 0
        ? () => go(redo(history), own.redone(told(history.future[0]?.field), history.past.length + 1))
        : undefined,
    reset: isSame(look, { base: look.base, change: {} })
      ? undefined
      : () => go(goTo(history, { base: look.base, change: {} }), own.reset),
    save: isChanged && name.trim() !== '' ? saveOnce : undefined,
    saving: save.isPending,
    /** Why it was not saved, until that is dismissed or it is tried again. */
    failure: save.isError ? own.notSaved(messageOf(save.error)) : undefined,
    dismissFailure: () => save.reset(),
    /** Address of a look, that of the pictures, with one thing changed; the same address, the same picture. */
    preview: (changes?: Look['change'], { base, change } = shown) =>
      config.previewUrl &&
      adjustedUrl(config.previewUrl, base, { ...drawable(change), ...changes }, { variant: theme }),
    before: config.previewUrl && adjustedUrl(config.previewUrl, look.base, {}, { variant: theme }),
  };
}

export type Editor = ReturnType<typeof useEditor>;
export type Newer = ReturnType<typeof useNewer>;

function useSave(logoId: string, current: string, { onSaved, onDone }: Outcome) {
  const client = useClient();
  const alerts = useAlerts();
  const queries = useQueryClient();

  function show({ version }: AdjustedLogo) {
    showAdjusted(queries, logoId, { name: version.name, imageUrl: version.image_url });
    // What was found out about it was about another drawing.
    void queries.invalidateQueries({ queryKey: logoBrandKey(logoId) });
    onSaved(version);
    tellOtherTabs(logoId);
  }

  /** Makes what another tab had saved the logo again. */
  async function restore(version: string) {
    try {
      show(await client.adjustLogo({ logo_id: logoId, version, change: {} }));
      alerts.show({ tone: 'success', message: own.restored });
    } catch (error) {
      alerts.show({ tone: 'danger', message: own.notSaved(messageOf(error)) });
    }
  }

  return useMutation({
    mutationKey: SAVING,
    mutationFn: ({ base, change }: Look) =>
      client.adjustLogo({ logo_id: logoId, version: base, change: tidied(change) }),
    onSuccess: (adjusted) => {
      show(adjusted);
      onDone();
      const { replaced, version } = adjusted;
      const isOver = replaced !== current && replaced !== version.id;
      alerts.show(
        isOver
          ? { message: own.savedOver, action: { label: own.restore, onPress: () => void restore(replaced) } }
          : { tone: 'success', message: own.saved },
      );
    },
  });
}

/** While no name is typed, the logo keeps the one that it has. */
const drawable = (change: Look['change']): Look['change'] =>
  change.name?.trim() === '' ? { ...change, name: undefined } : change;

const tidied = ({ name, ...change }: Look['change']): Look['change'] =>
  name === undefined ? change : { ...change, name: name.trim() };
