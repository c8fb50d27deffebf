import type { Variables } from './server-process.js';

/** What a fault was tried on, how often, and whether everything held. */
export type Finding = { tried: string; held: boolean; seen: string };

/** Variables of a server with data of its own, which starts with no credit but what is paid for. */
export type NewEnv = () => Promise<Variables>;

/** The same fault in `npm test` and, larger, in `npm run faults`. */
export type Fault<Size> = (newEnv: NewEnv, size: Size) => Promise<Finding>;
