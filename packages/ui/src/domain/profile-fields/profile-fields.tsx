import { type ComponentProps, type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../primitives/button';
import { Heading, type HeadingLevel } from '../../primitives/heading';
import { type libraryTexts, useLibraryTexts } from '../texts/library';
import { ProfileFacts } from './profile-facts';
import { ProfileInputs } from './profile-inputs';
import { PROFILE_KEYS, type ProfileKey, type ProfileNotes, type ProfileValues } from './profile-values';

/** Props of {@link ProfileFields}; the rest goes to the `<form>`. */
export type ProfileFieldsProps = Omit<ComponentProps<'form'>, 'children' | 'onSubmit'> & {
  /** The five fields as they are saved: `name`, `email`, `phone`, `location`, `bio`. */
  values: ProfileValues;
  /**
   * Guardar: the values as edited; pass them back in `values`. The edit mode ends at once, or with a promise when that
   * is kept; when it is broken, the edit mode stays with what was typed.
   */
  onSave: ((values: ProfileValues) => void) | ((values: ProfileValues) => Promise<unknown>);
  /** Fields that can be read but not edited here. */
  readOnly?: readonly ProfileKey[] | undefined;
  /** What stands for a blank value: instead of 'Sin completar', and as the placeholder while it is edited. */
  placeholders?: ProfileNotes | undefined;
  /** A line of help at a field while it is edited, such as why it is read only. */
  hints?: ProfileNotes | undefined;
  /** What was wrong with what Guardar reported, at its field; a new object each time, and none once it was kept. */
  errors?: ProfileNotes | undefined;
  /** Level of its heading in the page's outline. */
  headingLevel?: HeadingLevel | undefined;
  /** Replaces some of its own texts. */
  texts?: Partial<typeof libraryTexts.profile> | undefined;
};

const NOTHING: ProfileNotes = {};
const GRID = 'grid items-start gap-x-6 gap-y-4 at-30:grid-cols-2';

/** Personal information: facts, and after Editar a form (specification, sections 2 and 4, Profile). */
export function ProfileFields({
  values,
  onSave,
  readOnly = [],
  placeholders = NOTHING,
  hints = NOTHING,
  errors = NOTHING,
  headingLevel = 2,
  texts: given,
  className,
  ...rest
}: ProfileFieldsProps) {
  const texts = useLibraryTexts('profile', given);
  const titleId = useId();
  /** What is being edited; `undefined` while the facts are shown. */
  const [draft, setDraft] = useState<ProfileValues>();
  const editButton = useFocusOnReturn(draft !== undefined);
  const [saving, setSaving] = useState(false);
  /** What was wrong the last time, which is not said again of a new edit. */
  const [past, setPast] = useState(errors);
  const edit = () => {
    setPast(errors);
    setDraft(values);
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (!draft || saving) return;
    const kept = onSave(draft);
    if (kept instanceof Promise) {
      setSaving(true);
      const isKept = await kept.then(
        () => true,
        () => false,
      );
      setSaving(false);
      if (!isKept) return;
    }
    setDraft(undefined);
  };
  return (
    <form
      aria-labelledby={titleId}
      noValidate
      {...rest}
      onSubmit={save}
      data-mode={draft ? 'edit' : 'view'}
      className={`grid gap-5 ${className ?? ''}`}
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Heading level={headingLevel} size="sm" id={titleId}>
          {texts.title}
        </Heading>
        {draft ? (
          <div className="flex flex-wrap gap-2">
            <Button variant="ghost" size="sm" disabled={saving} onClick={() => setDraft(undefined)}>
              {texts.cancel}
            </Button>
            <Button type="submit" size="sm" loading={saving}>
              {texts.save}
            </Button>
          </div>
        ) : (
          <Button ref={editButton} variant="secondary" size="sm" onClick={edit}>
            {texts.edit}
          </Button>
        )}
      </div>
      {draft ? (
        <ProfileInputs
          values={draft}
          onChange={setDraft}
          labels={texts}
          readOnly={saving ? PROFILE_KEYS : readOnly}
          placeholders={placeholders}
          hints={hints}
          errors={errors === past ? NOTHING : errors}
          className={GRID}
        />
      ) : (
        <ProfileFacts
          values={values}
          labels={texts}
          placeholders={placeholders}
          empty={texts.empty}
          className={GRID}
        />
      )}
    </form>
  );
}

/** Gives the focus back to the button that began the editing, which was away meanwhile. */
function useFocusOnReturn(editing: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const before = useRef(editing);
  useEffect(() => {
    if (before.current && !editing) button.current?.focus();
    before.current = editing;
  }, [editing]);
  return button;
}
