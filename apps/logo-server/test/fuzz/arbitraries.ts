import fc, { type Arbitrary } from 'fast-check';

/** The parts of JSON Schema that our document uses. */
export type Schema = {
  type?: 'object' | 'array' | 'string' | 'number' | 'integer' | 'boolean' | 'null';
  enum?: readonly unknown[];
  const?: unknown;
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  items?: Schema;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
};

/** Values that are there, by the names of their fields: with invented ones alone no request would get far. */
export type Known = Readonly<Record<string, readonly unknown[]>>;

/** Texts that programs stumble over: parts of several languages' syntax, odd Unicode, and long ones. */
const ODD_TEXTS = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\u202Eabc',
  '\uD800',
  '👩‍💻',
  'İ',
  "'; drop table users; --",
  '%',
  '_',
  '\\',
  '%00',
  '%ff',
  '../../../etc/passwd',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '__proto__',
  'constructor',
  'null',
  'NaN',
  '1e999',
  '-1',
  '9'.repeat(400),
  'a'.repeat(201),
  'a'.repeat(2_001),
  'ñ'.repeat(20_000),
];

const ODD_VALUES = [null, true, 0, -0, -1, 1.5, 1e308, 2 ** 53, [], {}, [[[]]], { $ne: null }, ...ODD_TEXTS];

export const oddText = fc.constantFrom(...ODD_TEXTS);
const oddValue: Arbitrary<unknown> = fc.oneof(fc.constantFrom(...ODD_VALUES), fc.jsonValue());

/** Values that a schema accepts. Known ones come more often than invented ones. */
export function valid(schema: Schema, known: Known, name = ''): Arbitrary<unknown> {
  const there = known[name];
  const invented = inventedBy(schema, known);
  return there ? fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...there) }, invented) : invented;
}

function inventedBy(schema: Schema, known: Known): Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case 'object':
      return fc.record(
        Object.fromEntries(
          Object.entries(schema.properties ?? {}).map(([key, part]) => [key, valid(part, known, key)]),
        ),
        { requiredKeys: [...(schema.required ?? [])] },
      );
    case 'array':
      return fc.array(valid(schema.items ?? {}, known), { maxLength: 5 });
    case 'string':
      return text(schema);
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -(2 ** 31), max: schema.maximum ?? 2 ** 31 });
    case 'number':
      return fc.double({ noNaN: true });
    case 'boolean':
      return fc.boolean();
    default:
      return fc.jsonValue();
  }
}

function text({ pattern, minLength = 0, maxLength = 50 }: Schema): Arbitrary<string> {
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern));
  const accepted = ODD_TEXTS.filter(({ length }) => length >= minLength && length <= maxLength);
  const any = fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, 200) });
  return accepted.length > 0 ? fc.oneof(any, fc.constantFrom(...accepted)) : any;
}

/** A valid object with one thing wrong, or odd: a field gone, of another kind, or one that nobody knows. */
export function nearlyValid(schema: Schema, known: Known): Arbitrary<unknown> {
  const names = Object.keys(schema.properties ?? {});
  const whole = valid(schema, known) as Arbitrary<Record<string, unknown>>;
  const field = fc.constantFrom(...names);
  const without = fc
    .tuple(whole, field)
    .map(([{ ...value }, name]) => Object.fromEntries(Object.entries(value).filter(([key]) => key !== name)));
  const replaced = fc.tuple(whole, field, oddValue).map(([value, name, odd]) => ({ ...value, [name]: odd }));
  const added = fc
    .tuple(whole, fc.oneof(oddText, fc.string()), oddValue)
    // Defined, not assigned: `__proto__` is a name like any other in JSON.
    .map(([value, name, odd]) => Object.fromEntries([...Object.entries(value), [name, odd]]));
  return fc.oneof({ weight: 1, arbitrary: without }, { weight: 3, arbitrary: replaced }, added, oddValue);
}

/** Node itself refuses requests whose head is larger. */
const ADDRESS_LENGTH = 2_000;
const oddShortText = fc.constantFrom(...ODD_TEXTS.filter(({ length }) => length <= ADDRESS_LENGTH));

/** Texts of a parameter of an address: mostly such as its schema accepts. */
export const parameterText = (schema: Schema, known: Known, name: string): Arbitrary<string> =>
  fc.oneof(
    {
      weight: 3,
      arbitrary: valid(schema, known, name)
        .map(String)
        .filter(({ length }) => length <= ADDRESS_LENGTH),
    },
    oddShortText,
  );
