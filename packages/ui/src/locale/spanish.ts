import { accountTexts } from '../domain/texts/account';
import { demoTexts, landingTexts, planTexts } from '../domain/texts/landing';
import { libraryTexts } from '../domain/texts/library';
import { crashTexts, startTexts } from '../domain/texts/start';
import { wizardTexts } from '../domain/texts/wizard';
import { texts } from '../lib/texts';

/** Every text that a component shows by itself, in Spanish: what is shown without a TrazoProvider. */
export const spanish = {
  ...texts,
  ...startTexts,
  ...crashTexts,
  ...accountTexts,
  ...landingTexts,
  ...planTexts,
  ...demoTexts,
  ...wizardTexts,
  ...libraryTexts,
};

/** A whole language: every text of every section. */
export type Texts = typeof spanish;

/** Some texts of some sections; the others stay as they are. */
export type SomeTexts = { [Section in keyof Texts]?: Partial<Texts[Section]> | undefined };
