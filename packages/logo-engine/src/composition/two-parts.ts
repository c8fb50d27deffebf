/** A name in two parts, and which of them leads. */
export type Parted = { readonly parts: readonly [string, string]; readonly lead: 0 | 1 };
