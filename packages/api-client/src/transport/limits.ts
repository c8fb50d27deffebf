/** Largest JSON answer read, in bytes: galleries may carry their images inside. */
export const MAX_JSON_BYTES = 32 * 1024 * 1024;
/** Largest image downloaded, in bytes. */
export const MAX_IMAGE_BYTES = 64 * 1024 * 1024;
/** How much of an error's body is read, in bytes. */
export const MAX_ERROR_BYTES = 16 * 1024;
/** How much of it goes into an error's text, in characters. */
export const MAX_ERROR_TEXT = 300;
/** Repetitions when the server announces `retry` and the caller named no number. */
export const ANNOUNCED_RETRIES = 2;
/** First wait between repetitions, in milliseconds; it doubles, and a random part of it is waited. */
export const RETRY_BASE_MS = 300;
/** Longest such wait, in milliseconds. */
export const RETRY_MAX_MS = 3_000;
/** Longest generation deadline a server may announce, in milliseconds. */
export const MAX_ANNOUNCED_TIMEOUT_MS = 600_000;
