import { type Given, useSection } from '../../lib/locale';

/** Spanish texts of Banner. */
export const bannerTexts = {
  banner: {
    success: 'Correcto',
    danger: 'Error',
    info: 'Información',
    warning: 'Atención',
    dismiss: 'Cerrar',
  },
};

export const useBannerTexts = (own?: Given<typeof bannerTexts.banner>) =>
  useSection(bannerTexts, 'banner', own);
