/**
 * The calls of §7 and those past it, by the name of their method on the client. `createClient` holds each to its
 * function; here stands what errors, hooks and deadlines say of a call, which know no function.
 */
export type CallName =
  | 'validateSession'
  | 'generateLogo'
  | 'userInfo'
  | 'logosInfo'
  | 'movements'
  | 'gallery'
  | 'setFavorite'
  | 'downloadImage'
  | 'redeemCallback'
  | 'signOut'
  | 'chooseProposal'
  | 'changePassword'
  | 'saveProfile'
  | 'deleteLogo'
  | 'listSessions'
  | 'endSessions'
  | 'accountActivity'
  | 'deleteAccount'
  | 'adjustLogo'
  | 'logoVersions'
  | 'adjustOptions'
  | 'logoBrand'
  | 'downloadKit'
  | 'downloadLogos'
  | 'sharePage'
  | 'galleryPage'
  | 'logosPage'
  | 'movementsPage';
