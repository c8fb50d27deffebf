import * as catalog from '@trazo/api-client/catalog';
import type { IndustryId, LogoTypeId, StyleId } from '../ports/drawing.js';

const labels = <Id extends string>(options: readonly { id: Id; label: string }[]) =>
  Object.fromEntries(options.map(({ id, label }) => [id, label])) as Readonly<Record<Id, string>>;

// An id that the engine draws and the catalogue lacks does not compile here; one that only the catalogue has does not
// where it is given to the engine.

/** Spanish names of the ids of section 3, in the specification's order. */
export const INDUSTRIES = labels(catalog.INDUSTRIES) satisfies Record<IndustryId, string>;
export const STYLES = labels(catalog.STYLES) satisfies Record<StyleId, string>;
export const LOGO_TYPES = labels(catalog.LOGO_TYPES) satisfies Record<LogoTypeId, string>;

export const isIndustry = (id: string): id is keyof typeof INDUSTRIES => Object.hasOwn(INDUSTRIES, id);
export const isStyle = (id: string): id is keyof typeof STYLES => Object.hasOwn(STYLES, id);
export const isLogoType = (id: string): id is keyof typeof LOGO_TYPES => Object.hasOwn(LOGO_TYPES, id);
