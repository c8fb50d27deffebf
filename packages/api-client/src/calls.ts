/**
 * The calls as single functions over a connection, for bundles that need one or two of them and must
 * stay small. An application uses `createClient` of the main entry.
 *
 * @packageDocumentation
 */
export { redeemCallback } from './endpoints/callback/index';
export { downloadImage } from './endpoints/download-image/index';
export { setFavorite } from './endpoints/favorite/index';
export { gallery } from './endpoints/gallery/index';
export { generateLogo } from './endpoints/generate-logo/index';
export { logosInfo } from './endpoints/logos-info/index';
export { movements } from './endpoints/movements/index';
export { userInfo } from './endpoints/user-info/index';
export { validateSession } from './endpoints/validate-session/index';
export { type ClientOptions, type Connection, createConnection } from './transport/connection';
