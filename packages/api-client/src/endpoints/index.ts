/** Every call, under its one name: what this lists is what `createClient` has and what `CallName` knows. */
export { redeemCallback } from './callback/index';
export { downloadImage } from './download-image/index';
export { setFavorite } from './favorite/index';
export { gallery } from './gallery/index';
export { generateLogo } from './generate-logo/index';
export { logosInfo } from './logos-info/index';
export { movements } from './movements/index';
export { userInfo } from './user-info/index';
export { validateSession } from './validate-session/index';
