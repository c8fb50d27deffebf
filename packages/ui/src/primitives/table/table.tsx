import type { ComponentProps, ReactNode } from 'react';

/** One column: its heading and how a row fills it. */
export type TableColumn<Row> = {
  id: string;
  heading: string;
  cell: (row: Row) => ReactNode;
  /** Figures align to the end. */
  align?: 'start' | 'end' | undefined;
};

/** Props of {@link Table}; the rest goes to the `<table>`, `className` to the box that scrolls. */
export type TableProps<Row> = Omit<ComponentProps<'table'>, 'children'> & {
  /** What the table holds; read out, and shown unless `hideCaption`. */
  caption: string;
  /** Keeps the caption for screen readers only. */
  hideCaption?: boolean | undefined;
  /** The columns, in order; the first one names the row. */
  columns: readonly TableColumn<Row>[];
  /** The rows, in order. */
  rows: readonly Row[];
  /** Gives a row its stable key. */
  rowKey: (row: Row) => string;
};

/** A region that scrolls has to be reachable by keyboard, and so has a name. */
const SCROLLER = { tabIndex: 0 } as const;

/** Facts about many things. The first column names the row; it scrolls sideways by itself when it must. */
export function Table<Row>({
  caption,
  hideCaption = false,
  columns,
  rows,
  rowKey,
  className,
  ...rest
}: TableProps<Row>) {
  return (
    <section aria-label={caption} {...SCROLLER} className={['overflow-x-auto', className].join(' ')}>
      <table {...rest} className="w-full border-collapse text-small">
        <caption className={hideCaption ? 'sr-only' : 'pb-2 text-start text-ink-muted'}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column.id}
                scope="col"
                data-align={column.align}
                className="border-b border-line-strong py-2 pe-4 text-start font-semibold whitespace-nowrap data-[align=end]:text-end"
              >
                {column.heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} className="hover:bg-hover">
              {columns.map((column, at) => {
                const Cell = at === 0 ? 'th' : 'td';
                return (
                  <Cell
                    key={column.id}
                    {...(at === 0 ? { scope: 'row' } : {})}
                    data-align={column.align}
                    className="border-b border-line py-2 pe-4 text-start align-top font-normal tabular-nums data-[align=end]:text-end"
                  >
                    {column.cell(row)}
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
