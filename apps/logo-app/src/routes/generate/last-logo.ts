import type { LogoVersion, ProposedLogo } from '@trazo/api-client';
import { useEffect, useState } from 'react';
import { readLastLogo, writeLastLogo } from '../../draft-storage';
import type { Draft } from './draft';

/** A logo, and what it was made of, which the wizard may have left behind. */
export type Finished = { logo: ProposedLogo; inputs: Draft };

/** What became of it: which of its proposals was chosen, or what it was made by 'Ajustar'. */
export type Fate = { chosen?: string | undefined; adjusted?: LogoVersion | undefined };

/** The last logo: its dialog is open, closed for now, or done with. The logo stays while the dialog goes. */
type Made = Finished & Fate & { open: boolean; done: boolean };

/** Reads what {@link useLastLogo} kept; null when it is none of that. */
function parse(stored: string | null): Made | null {
  try {
    const { logo, inputs, chosen, adjusted }: Partial<Made> = Object(JSON.parse(stored ?? ''));
    if (typeof logo?.image_url !== 'string' || typeof inputs?.companyName !== 'string') return null;
    return { logo, inputs, chosen, adjusted, open: false, done: false };
  } catch {
    return null;
  }
}

/** The wizard's last logo, which outlives a reload of this tab and a visit to other screens. */
export function useLastLogo() {
  const [made, setMade] = useState(() => parse(readLastLogo()));
  useEffect(() => {
    if (!made || made.done) return;
    const { logo, inputs, chosen, adjusted } = made;
    writeLastLogo({ logo, inputs, chosen, adjusted });
  }, [made]);
  const change = (fields: Partial<Omit<Made, keyof Finished>>) =>
    setMade((current) => current && { ...current, ...fields });
  return {
    made,
    change,
    setOpen: (open: boolean) => change({ open }),
    show: (finished: Finished) => setMade({ ...finished, open: true, done: false }),
  };
}
