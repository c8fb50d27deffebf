/** The current time in milliseconds since 1970. */
export type Clock = () => number;

export const HOUR_MS = 3_600_000;
