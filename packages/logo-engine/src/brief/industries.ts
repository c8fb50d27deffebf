/**
 * The industries (specification, section 3; `desing` is spelt so on the wire), each with the marks that fit every
 * business of it, and so may be drawn when nothing is known but the industry: abstract ones, or a thing that all
 * of its trades share. A bull is not among them (hens are livestock too), nor are bricks (so is an electrician's
 * work construction).
 */
export const GENERIC_MARKS = {
  technology: ['hex-core', 'chevrons', 'layers', 'dots', 'cube'],
  nature: ['leaf-radial', 'leaf-split', 'sprout'],
  art: ['bauhaus', 'petals', 'pinwheel', 'overlap', 'sparkle'],
  desing: ['overlap', 'bauhaus', 'petals', 'pinwheel', 'layers'],
  marketing: ['target', 'sparkle', 'megaphone', 'chevrons'],
  fishing: ['waves-circle', 'anchor', 'fish'],
  livestock: ['barn', 'fields', 'furrow-disc'],
  agriculture: ['fields', 'furrow-disc', 'sprout', 'leaf-split'],
  entertainment: ['sparkle', 'star', 'pinwheel'],
  gastronomy: ['cloche', 'cutlery'],
  construction: ['roofs', 'cube', 'hex-core'],
  healthcare: ['cross-leaf', 'pulse', 'cross-heart'],
  transportation: ['speed', 'chevrons'],
  food: ['cutlery', 'cloche', 'leaf-split'],
  automotive: ['speed', 'gauge', 'steering'],
} satisfies Readonly<Record<string, readonly string[]>>;
