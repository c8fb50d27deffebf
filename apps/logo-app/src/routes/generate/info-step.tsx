import { Field } from '@trazo/ui/field';
import { TextArea } from '@trazo/ui/text-area';
import { TextInput } from '@trazo/ui/text-input';
import { generateTexts } from '../../texts/generate';
import type { Draft } from './draft';
import type { PreviewFault, TypedField } from './use-preview';

type InfoStepProps = {
  draft: Draft;
  change: (fields: Partial<Draft>) => void;
  /** What of it cannot be drawn. */
  fault: PreviewFault | undefined;
  /** Enter in the name goes on, when the step is valid. */
  submit: () => void;
};

const own = generateTexts;

/** What is shown as a picture by itself, or asked to be. */
const EMOJI = /\p{Emoji_Presentation}|\uFE0F/u;

/** §2 Logo wizard, step 1: what is typed. It comes with the page. */
export function InfoStep({ draft, change, fault, submit }: InfoStepProps) {
  const errorOf = (field: TypedField) => (fault?.field === field ? fault.message : undefined);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Field
        label={own.companyName}
        hint={EMOJI.test(draft.companyName) && !errorOf('companyName') ? own.emoji : undefined}
        error={errorOf('companyName')}
        required
      >
        <TextInput
          size="lg"
          name="company"
          autoComplete="organization"
          placeholder={own.companyNameExample}
          value={draft.companyName}
          onChange={(event) => change({ companyName: event.target.value })}
        />
      </Field>
      <Field
        label={own.description}
        hint={own.descriptionHint}
        error={errorOf('description')}
        className="mt-6"
      >
        <TextArea
          name="description"
          rows={3}
          value={draft.description}
          onChange={(event) => change({ description: event.target.value })}
        />
      </Field>
    </form>
  );
}
