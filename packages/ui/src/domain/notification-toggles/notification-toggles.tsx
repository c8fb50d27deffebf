import type { ComponentProps } from 'react';
import { useChoice } from '../../lib/use-choice';
import { useSharedRef } from '../../lib/use-shared-ref';
import { Switch } from '../../primitives/switch';
import { type libraryTexts, useLibraryTexts } from '../texts/library';

/** The four preferences of section 3. */
export type NotificationPreferences = Record<NotificationKey, boolean>;
/** One of them. */
export type NotificationKey = 'email' | 'features' | 'tips' | 'marketing';

const KEYS: readonly NotificationKey[] = ['email', 'features', 'tips', 'marketing'];
const NOTHING: NotificationPreferences = { email: false, features: false, tips: false, marketing: false };

/** Props of {@link NotificationToggles}; the rest goes to the `<fieldset>`. */
export type NotificationTogglesProps = Omit<
  ComponentProps<'fieldset'>,
  'children' | 'onChange' | 'defaultValue'
> & {
  /** What is wanted. Left out, it keeps its own. */
  value?: NotificationPreferences | undefined;
  /** What is wanted at first; nothing unless told otherwise. */
  defaultValue?: NotificationPreferences | undefined;
  /** Receives all four with one changed. */
  onValueChange?: ((value: NotificationPreferences) => void) | undefined;
  /** Replaces some of its own texts. */
  texts?: Partial<typeof libraryTexts.notifications> | undefined;
};

/** What the account wants to hear about: four switches that hold at once. */
export function NotificationToggles({
  value: given,
  defaultValue = NOTHING,
  onValueChange,
  texts: own,
  className,
  ref,
  ...rest
}: NotificationTogglesProps) {
  const texts = useLibraryTexts('notifications', own);
  const [root, attach] = useSharedRef(ref);
  const [value, choose] = useChoice({ value: given, defaultValue, onValueChange }, root);
  return (
    <fieldset {...rest} ref={attach} className={`min-w-0 ${className ?? ''}`}>
      <legend className="heading mb-2 text-lead">{texts.title}</legend>
      <div className="divide-y divide-line">
        {KEYS.map((key) => (
          <Switch
            key={key}
            className="py-3"
            label={texts[key]}
            description={texts[`${key}Hint`]}
            checked={value[key]}
            onCheckedChange={(checked) => choose({ ...value, [key]: checked })}
          />
        ))}
      </div>
    </fieldset>
  );
}
