/** The current time in milliseconds since 1970. */
export type Clock = () => number;
