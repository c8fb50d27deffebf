import {
  cancelled,
  connection,
  favorite,
  gallery,
  generation,
  logos,
  missingFields,
  movements,
  noActiveSession,
  noSession,
  notImage,
  sessionSave,
  timeout,
  unexpected,
} from './texts';

/** Every text that this package can raise (§8) by its cause, for a screen that has one text for everything. */
export const ERROR_TEXTS = {
  timeout,
  connection,
  cancelled,
  unexpected,
  missingFields,
  generation,
  notImage,
  gallery,
  noSession,
  noActiveSession,
  sessionSave,
  favorite,
  logos,
  movements,
} as const;
