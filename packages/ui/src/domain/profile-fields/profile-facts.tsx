import {
  fieldPlace,
  PROFILE_KEYS,
  type ProfileKey,
  type ProfileNotes,
  type ProfileValues,
} from './profile-values';

type ProfileFactsProps = {
  values: ProfileValues;
  labels: Record<ProfileKey, string>;
  /** Stand for values that are blank. */
  placeholders: ProfileNotes;
  /** Stands for any other that is blank. */
  empty: string;
  className: string;
};

/** The profile as facts. */
export function ProfileFacts({ values, labels, placeholders, empty, className }: ProfileFactsProps) {
  return (
    <dl className={className}>
      {PROFILE_KEYS.map((key) => (
        <div key={key} className={fieldPlace(key)}>
          <dt className="text-small text-ink-muted">{labels[key]}</dt>
          <dd className="font-medium whitespace-pre-line wrap-anywhere">
            {values[key] || placeholders[key] || <span className="font-normal text-ink-faint">{empty}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
