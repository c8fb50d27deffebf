import type { ComponentProps } from 'react';
import { Switch } from '../../primitives/switch';
import { type libraryTexts, useLibraryTexts } from '../texts/library';

/** The four preferences of section 3. */
export type NotificationPreferences = Record<NotificationKey, boolean>;
/** One of them. */
export type NotificationKey = 'email' | 'features' | 'tips' | 'marketing';

const KEYS: readonly NotificationKey[] = ['email', 'features', 'tips', 'marketing'];

/** Props of {@link NotificationToggles}; the rest goes to the `<fieldset>`. */
export type NotificationTogglesProps = Omit<ComponentProps<'fieldset'>, 'children' | 'onChange'> & {
  /** All four preferences: `email`, `features`, `tips`, `marketing`. */
  value: NotificationPreferences;
  /** Receives all four with one changed. */
  onValueChange: (value: NotificationPreferences) => void;
  /** Replaces some of its own texts. */
  texts?: Partial<typeof libraryTexts.notifications> | undefined;
};

/** What the account wants to hear about: four switches that hold at once. */
export function NotificationToggles({
  value,
  onValueChange,
  texts: given,
  className,
  ...rest
}: NotificationTogglesProps) {
  const texts = useLibraryTexts('notifications', given);
  return (
    <fieldset {...rest} className={`min-w-0 ${className ?? ''}`}>
      <legend className="heading mb-2 text-lead">{texts.title}</legend>
      <div className="divide-y divide-line">
        {KEYS.map((key) => (
          <Switch
            key={key}
            className="py-3"
            label={texts[key]}
            description={texts[`${key}Hint`]}
            checked={value[key]}
            onCheckedChange={(checked) => onValueChange({ ...value, [key]: checked })}
          />
        ))}
      </div>
    </fieldset>
  );
}
