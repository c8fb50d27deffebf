import {
  accountActivity,
  adjustLogo,
  adjustOptions,
  type BoundCalls,
  changePassword,
  chooseProposal,
  deleteAccount,
  deleteLogo,
  downloadImage,
  downloadKit,
  downloadLogos,
  endSessions,
  gallery,
  galleryPage,
  generateLogo,
  listSessions,
  logoBrand,
  logosInfo,
  logosPage,
  logoVersions,
  movements,
  movementsPage,
  saveProfile,
  setFavorite,
  sharePage,
  userInfo,
} from '@trazo/api-client/calls';
import { useMemo } from 'react';
import { useServices } from '../services';

/** Every call that a screen makes. */
const SCREEN_CALLS = {
  accountActivity,
  adjustLogo,
  adjustOptions,
  changePassword,
  chooseProposal,
  deleteAccount,
  deleteLogo,
  downloadImage,
  downloadKit,
  downloadLogos,
  endSessions,
  gallery,
  galleryPage,
  generateLogo,
  listSessions,
  logoBrand,
  logosInfo,
  logosPage,
  logoVersions,
  movements,
  movementsPage,
  saveProfile,
  setFavorite,
  sharePage,
  userInfo,
};

/** The calls of the screens, over the connection that people are signed in with. */
export function useClient(): BoundCalls<typeof SCREEN_CALLS> {
  const { client } = useServices();
  return useMemo(() => client.with(SCREEN_CALLS), [client]);
}
