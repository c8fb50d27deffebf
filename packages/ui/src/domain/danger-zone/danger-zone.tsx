import { type ComponentProps, useId } from 'react';
import { Button } from '../../primitives/button';
import { Card } from '../../primitives/card';
import { Heading, type HeadingLevel } from '../../primitives/heading';
import { type libraryTexts, useLibraryTexts } from '../texts/library';

/** Props of {@link DangerZone}; the rest goes to the `<section>`. */
export type DangerZoneProps = Omit<ComponentProps<'section'>, 'children'> & {
  /** 'Eliminar cuenta' was pressed: ask for confirmation next. */
  onDelete: () => void;
  /** The deletion is under way. */
  deleting?: boolean | undefined;
  /** Level of its heading in the page's outline. */
  headingLevel?: HeadingLevel | undefined;
  /** Replaces some of its own texts. */
  texts?: Partial<typeof libraryTexts.danger> | undefined;
};

/** What cannot be undone, apart from everything else. */
export function DangerZone({
  onDelete,
  deleting = false,
  headingLevel = 3,
  texts: given,
  className,
  ...rest
}: DangerZoneProps) {
  const texts = useLibraryTexts('danger', given);
  const titleId = useId();
  return (
    <Card
      asChild
      tone="danger"
      className={`flex flex-wrap items-center justify-between gap-x-6 gap-y-4 ${className ?? ''}`}
    >
      <section aria-labelledby={titleId} {...rest}>
        <div className="min-w-0 flex-[1_1_16rem]">
          <Heading level={headingLevel} size="sm" id={titleId} className="text-danger-text">
            {texts.title}
          </Heading>
          <p className="mt-0.5 text-small text-ink-muted">{texts.text}</p>
        </div>
        <Button variant="danger" loading={deleting} onClick={onDelete}>
          {texts.action}
        </Button>
      </section>
    </Card>
  );
}
