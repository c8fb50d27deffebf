export { BrandConstruction, type BrandConstructionProps } from './brand-construction';
export { BrandMark, type BrandMarkProps } from './brand-mark';
export { BrandStroke, type BrandStrokeProps } from './brand-stroke';
