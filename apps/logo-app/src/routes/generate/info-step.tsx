import { Field } from '@trazo/ui/field';
import { TextArea } from '@trazo/ui/text-area';
import { TextInput } from '@trazo/ui/text-input';
import { generateTexts } from '../../texts/generate';
import type { Draft } from './draft';

type InfoStepProps = {
  draft: Draft;
  change: (fields: Partial<Draft>) => void;
  /** Enter in the name goes on, when the step is valid. */
  submit: () => void;
};

const own = generateTexts;

/** §2 Logo wizard, step 1: what is typed. It comes with the page. */
export function InfoStep({ draft, change, submit }: InfoStepProps) {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Field label={own.companyName} required>
        <TextInput
          size="lg"
          name="company"
          autoComplete="organization"
          placeholder={own.companyNameExample}
          value={draft.companyName}
          onChange={(event) => change({ companyName: event.target.value })}
        />
      </Field>
      <Field label={own.description} hint={own.descriptionHint} className="mt-6">
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
