import { useId } from 'react';
import { Bar, Tick } from './plan-signs';

/** A titled list of what a plan holds (`tick`) or leaves out (`bar`); nothing when it is empty. */
export function PlanList({
  title,
  items,
  sign,
}: {
  title: string;
  items: readonly string[];
  sign: 'tick' | 'bar';
}) {
  const id = useId();
  if (items.length === 0) return null;
  return (
    <div>
      <p id={id} className="eyebrow mb-2.5">
        {title}
      </p>
      <ul aria-labelledby={id} className={sign === 'bar' ? 'text-ink-muted' : 'text-ink'}>
        {items.map((item) => (
          <li
            key={item}
            className="flex gap-2.5 py-1 text-small [&>svg]:mt-1 [&>svg]:size-3 [&>svg]:shrink-0"
          >
            {sign === 'tick' ? <Tick /> : <Bar />}
            <span>{item}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
