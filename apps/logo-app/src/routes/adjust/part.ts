import { onDemand } from '@trazo/ui/on-demand';

/** The editor, fetched when somebody is about to adjust a logo. */
export const adjustPart = onDemand(
  () => import('.'),
  ({ default: Adjust }) => Adjust,
);
