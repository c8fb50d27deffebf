import { createContext } from 'react';

/** Fetches the code of the screen at an address, because someone is about to go there. */
export type Prefetch = (address: string) => void;

/** What a link calls when it is pointed at or focused. The table of screens provides it. */
export const PrefetchContext = createContext<Prefetch>(() => {});
