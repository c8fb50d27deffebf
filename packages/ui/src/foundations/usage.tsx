import {
  ArgTypes,
  Description,
  Heading,
  Markdown,
  Primary,
  Subheading,
  Title,
  Unstyled,
} from '@storybook/addon-docs/blocks';
import { Check, X } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';

// What every usage page is made of; a page holds what is true of its component alone.

/** The top of a page: the component's name, its doc comment, and how it looks. */
export function Overview() {
  return (
    <>
      <Title />
      <Description />
      <Primary />
    </>
  );
}

/** Two examples beside each other: what to do, and what not, each with its reason. */
export function DoDont(pair: { do: ReactNode; doNote: string; dont: ReactNode; dontNote: string }) {
  return (
    <Unstyled>
      <div className="my-4 grid gap-4 font-text text-ink at-30:grid-cols-2">
        <Example word="Do" note={pair.doNote}>
          {pair.do}
        </Example>
        <Example word="Don't" note={pair.dontNote}>
          {pair.dont}
        </Example>
      </div>
    </Unstyled>
  );
}

function Example({ word, note, children }: { word: 'Do' | "Don't"; note: string; children: ReactNode }) {
  const [Icon, edge, ink] =
    word === 'Do'
      ? [Check, 'border-success-edge', 'text-success-text']
      : [X, 'border-danger-edge', 'text-danger-text'];
  return (
    <figure
      data-example={word}
      className={`flex min-w-0 flex-col overflow-hidden rounded-card border border-t-2 bg-raised ${edge}`}
    >
      <div className="grid min-h-28 flex-1 content-center bg-paper p-5" lang="es">
        {children}
      </div>
      <figcaption className="flex gap-2 border-t border-line p-3 text-small">
        <Icon aria-hidden="true" className={`mt-0.5 size-4 shrink-0 ${ink}`} />
        <span>
          <strong className={ink}>{word}.</strong> {note}
        </span>
      </figcaption>
    </figure>
  );
}

/** What each key does. Without keys, nothing in the component can be focused. */
export function Keyboard({ keys = [] }: { keys?: readonly (readonly [key: string, does: string])[] }) {
  if (keys.length === 0) return <p>It takes no keys: nothing of its own can be focused.</p>;
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Key</th>
          <th scope="col">What it does</th>
        </tr>
      </thead>
      <tbody>
        {keys.map(([key, does]) => (
          <tr key={key}>
            <th scope="row">
              {key.split(', ').map((one, index) => (
                <span key={one}>
                  {index > 0 ? ', ' : ''}
                  <kbd>{one}</kbd>
                </span>
              ))}
            </th>
            <td>
              {does.split('`').map((words, index) => (index % 2 ? <code key={words}>{words}</code> : words))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The component's SPEC.md, which its tests and its reviewers hold it to. */
export function Contract({ children }: { children: string }) {
  const body = children.replace(/^# .*\n/, '').replaceAll(/^##/gm, '###');
  return (
    <>
      <Heading>Contract</Heading>
      <Markdown>{body}</Markdown>
    </>
  );
}

type PropsOf = {
  of: Record<string, ComponentType<never>>;
  /** They take no more than the tables say. */
  closed?: boolean;
};

/** The table of props of each part, by its name. */
export function Props({ of, closed = false }: PropsOf) {
  return (
    <>
      <Heading>Props</Heading>
      {Object.entries(of).map(([name, part]) => (
        <section key={name}>
          <Subheading>{name}</Subheading>
          <ArgTypes of={part} />
        </section>
      ))}
      {closed ? null : (
        <p>
          Besides these: <code>ref</code>, every attribute of its element, and <code>className</code> for its
          place (margin, width, grid area).
        </p>
      )}
    </>
  );
}
