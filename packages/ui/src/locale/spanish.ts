import { accountTexts } from '../domain/texts/account';
import { adjustTexts } from '../domain/texts/adjust';
import { brandTexts } from '../domain/texts/brand';
import { demoTexts } from '../domain/texts/demo';
import { landingTexts, planTexts } from '../domain/texts/landing';
import { libraryTexts } from '../domain/texts/library';
import { crashTexts, startTexts } from '../domain/texts/start';
import { wizardTexts } from '../domain/texts/wizard';
import { alertTexts } from '../primitives/alert/texts';
import { alertDialogTexts } from '../primitives/alert-dialog/texts';
import { shellTexts } from '../primitives/app-shell/texts';
import { bannerTexts } from '../primitives/banner/texts';
import { buttonTexts } from '../primitives/button/texts';
import { colorTexts } from '../primitives/color-picker/texts';
import { dialogTexts } from '../primitives/dialog/texts';
import { fieldTexts } from '../primitives/field/texts';
import { searchTexts } from '../primitives/search-input/texts';
import { statesTexts } from '../states/state-layout/texts';

/** Every text that a component shows by itself, in Spanish: what is shown without a TrazoProvider. */
export const spanish = {
  ...buttonTexts,
  ...fieldTexts,
  ...dialogTexts,
  ...alertDialogTexts,
  ...searchTexts,
  ...alertTexts,
  ...bannerTexts,
  ...shellTexts,
  ...statesTexts,
  ...colorTexts,
  ...startTexts,
  ...crashTexts,
  ...accountTexts,
  ...landingTexts,
  ...planTexts,
  ...demoTexts,
  ...adjustTexts,
  ...wizardTexts,
  ...libraryTexts,
  ...brandTexts,
};

/** A whole language: every text of every section. */
export type Texts = typeof spanish;

/** Some texts of some sections; the others stay as they are. */
export type SomeTexts = { [Section in keyof Texts]?: Partial<Texts[Section]> | undefined };
