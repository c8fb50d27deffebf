import type { Report } from './drift.js';

/** A JSON object. */
export type JsonObject = { readonly [key: string]: unknown };

/** Whether a value is a JSON object: not null, not an array. */
export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An object's own value by name; never one it inherits, and of what is no object none. */
export const ownValue = (source: unknown, name: string): unknown =>
  isObject(source) && Object.hasOwn(source, name) ? source[name] : undefined;

/** What a field may be read from besides its own value. */
export type Scope = {
  readonly now: () => Date;
  readonly baseUrl: string;
  /** The session of the call. */
  readonly session: string;
  /** The place in its list, from 0. */
  readonly position: number;
  /** What the entity's earlier fields became. */
  readonly mapped: Readonly<Record<string, unknown>>;
  /** Which of them are a fallback. */
  readonly missing: ReadonlySet<string>;
};

/** A scope before the fields of an entity are read. */
export type OuterScope = Omit<Scope, 'mapped' | 'missing'>;

/** A value as read, and whether it had to be mended; undefined when it cannot be read. */
export type Read<T> = readonly [value: T, mended?: boolean] | undefined;
export type Reader<T> = (raw: unknown, scope: Scope) => Read<T>;

/** A fallback that depends on the moment or on other fields. */
export type Computed<T> = (scope: Scope) => T;

/** One row of an entity's table. */
export type Field<T> = {
  /** Wire spellings, in the order they are tried; left out: the field's own name. */
  readonly from?: readonly string[];
  readonly read: Reader<T>;
  /** What stands in; left out: nothing does, and the entity goes without the field. */
  readonly fallback?: NoInfer<T> | Computed<NoInfer<T>>;
  /** Absence is normal, and not reported as drift. */
  readonly optional?: boolean;
};

/** How an entity is read from the wire, a row for each field; one that the entity must have has a fallback. */
export type Table<E> = {
  readonly [Name in keyof E]-?: Field<NonNullable<E[Name]>> &
    (undefined extends E[Name] ? unknown : { readonly fallback: unknown });
};

function isAbsent(raw: unknown): boolean {
  const given = raw ?? '';
  return typeof given === 'string' && given.trim() === '';
}

function readField<T>(
  spec: Field<T>,
  name: string,
  source: unknown,
  scope: Scope & { missing: Set<string> },
  report: Report,
): T {
  let refused: unknown;
  for (const spelling of spec.from ?? [name]) {
    const raw = ownValue(source, spelling);
    if (isAbsent(raw)) continue;
    const read = spec.read(raw, scope);
    if (read) {
      if (read[1] || refused !== undefined) report(name, refused ?? raw, read[0]);
      return read[0];
    }
    refused ??= raw;
  }
  scope.missing.add(name);
  const { fallback } = spec;
  const used = typeof fallback === 'function' ? (fallback as Computed<T>)(scope) : (fallback as T);
  if (refused !== undefined || !spec.optional) report(name, refused, used);
  return used;
}

/**
 * Reads an entity by its table. Total: any JSON value in, a whole entity out; the input stays as it is.
 * @param missing takes the names of the fields that became a fallback
 */
export function readEntity<E>(
  table: Table<E>,
  raw: unknown,
  scope: OuterScope,
  report: Report,
  missing = new Set<string>(),
): E {
  const mapped: Record<string, unknown> = {};
  for (const [name, spec] of Object.entries<Field<unknown>>(table)) {
    const value = readField(spec, name, raw, { ...scope, mapped, missing }, report);
    if (value !== undefined) mapped[name] = value;
  }
  return mapped as E;
}

/** Reads a list under a key of the answer; what is not an object is left out, and reported. */
export function readList<E>(
  table: Table<E>,
  answer: unknown,
  key: string,
  scope: OuterScope,
  report: Report,
): E[] {
  const items = ownValue(answer, key);
  if (!Array.isArray(items)) {
    report(key, items, []);
    return [];
  }
  return items.flatMap((item: unknown, position) => {
    const at = `${key}[${position}]`;
    if (!isObject(item)) {
      report(at, item, undefined);
      return [];
    }
    return [
      readEntity(table, item, { ...scope, position }, (name, received, used) =>
        report(`${at}.${name}`, received, used),
      ),
    ];
  });
}
