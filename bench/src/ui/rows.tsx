import { LogoCard } from '@trazo/ui/logo-card';
import { MovementRow } from '@trazo/ui/movement-row';
import { Pager } from '@trazo/ui/pager';
import { createElement, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

/** In a browser: 1,000 of a component, or of the same elements without it, to mount and to change. */
const ROWS = 1000;

type Row = (index: number, version: number) => ReactNode;

const nothing = () => {};

const COMPONENTS: Record<string, Row> = {
  LogoCard: (index, version) => (
    <LogoCard
      logo={{
        id: `${index}`,
        name: `Marca ${index}, ${version}`,
        color: '#0e7c86',
        date: '1/3/2025',
        dateTime: '2025-03-01',
        downloads: version,
        favorite: false,
      }}
      onOpen={nothing}
      onDownload={nothing}
      onFavoriteChange={nothing}
      onDelete={nothing}
    />
  ),
  MovementRow: (index, version) => (
    <MovementRow
      movement={{
        id: `${index}`,
        kind: 'income',
        concept: `Recarga ${index}, ${version}`,
        description: 'Compra de créditos',
        amount: `+$${version}`,
        date: '1/3/2025',
        category: 'compra',
        reference: `R-${index}`,
      }}
    />
  ),
  Pager: (_index, version) => <Pager page={4 + (version % 2)} pages={9} onPageChange={nothing} />,
};

/** An element as React writes it. */
type Bare = { tag: string; props: Record<string, unknown>; children: (Bare | string)[] };

const PROPS: Record<string, string> = {
  class: 'className',
  for: 'htmlFor',
  tabindex: 'tabIndex',
  datetime: 'dateTime',
};
const camel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const propOf = (name: string) => PROPS[name] ?? (/^(aria|data)-/.test(name) ? name : camel(name));

function bareOf(element: Element): Bare {
  const props: Record<string, unknown> = {};
  for (const { name, value } of element.attributes) if (name !== 'style') props[propOf(name)] = value;
  if (element instanceof HTMLButtonElement) props.onClick = nothing;
  const children = [...element.childNodes].flatMap((node): (Bare | string)[] => {
    if (node instanceof Element) return [bareOf(node)];
    return node.textContent ? [node.textContent] : [];
  });
  return { tag: element.localName, props, children };
}

/** The same elements, and nothing that made them. */
const draw = ({ tag, props, children }: Bare): ReactNode =>
  createElement(tag, props, ...children.map((child) => (typeof child === 'string' ? child : draw(child))));

function stage() {
  const box = document.createElement('div');
  document.body.append(box);
  const root = createRoot(box);
  return { box, root, leave: () => [root.unmount(), box.remove()] };
}

/** What a component shows in its first version and in its second, as bare elements. */
function bareRow(row: Row): Row {
  const { box, root, leave } = stage();
  const versions = [0, 1].map((version) => {
    flushSync(() => root.render(row(0, version)));
    if (!box.firstElementChild)
      throw new Error('The component showed nothing, so there is nothing to compare.');
    return bareOf(box.firstElementChild);
  });
  leave();
  return (_index, version) => {
    const bare = versions[version];
    return bare && draw(bare);
  };
}

const list = (row: Row, version: number) =>
  Array.from({ length: ROWS }, (_, index) => <div key={`${index}`}>{row(index, version)}</div>);

type Kind = 'own' | 'bare';

/** One component in the page: its turns are asked for from outside, where CPU is counted. */
export type Stage = { mount: (kind: Kind) => void; update: () => void; leave: () => void };

function stageOf(row: Row): Stage {
  const bare = bareRow(row);
  let shown: { kind: Kind; at: ReturnType<typeof stage> } | undefined;
  const show = (version: number) => {
    if (shown === undefined) throw new Error('Nothing is mounted, so there is nothing to change.');
    const { root, box } = shown.at;
    flushSync(() => root.render(list(shown?.kind === 'bare' ? bare : row, version)));
    void box.offsetHeight;
  };
  return {
    mount(kind) {
      shown = { kind, at: stage() };
      show(0);
    },
    update: () => show(1),
    leave() {
      shown?.at.leave();
      shown = undefined;
    },
  };
}

Object.assign(window, {
  stages: Object.fromEntries(Object.entries(COMPONENTS).map(([name, row]) => [name, stageOf(row)])),
});
