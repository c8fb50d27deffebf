import { useQueryClient } from '@tanstack/react-query';
import type { LogoProposal, LogoVersion } from '@trazo/api-client';
import { useAlerts } from '@trazo/ui/alert';
import { useRef, useState } from 'react';
import { messageOf } from '../../error-message';
import { useClient } from '../../hooks/use-client';
import { GALLERY_KEY, logoBrandKey } from '../../query-keys';
import { generateTexts } from '../../texts/generate';
import type { Fate } from './last-logo';

/** What a logo is: one of its proposals, or what 'Ajustar' made of it. */
type Standing = { proposal: string; version?: undefined } | { proposal?: undefined; version: LogoVersion };

/** What the server has of a logo, and what it is still to be told of. */
type Told = { known: Standing; wanted: Standing };

const toldOf = (standing: Standing): Told => ({ known: standing, wanted: standing });

const isSame = (one: Standing, other: Standing): boolean =>
  one.proposal === other.proposal && one.version?.id === other.version?.id;

const fateOf = ({ proposal, version }: Standing): Fate => ({ chosen: proposal, adjusted: version });

/**
 * Which of its proposals a logo is. A choice shows at once and can be undone, also one that took the place of what was
 * adjusted; the server is told of one at a time, and of those made meanwhile only of the last. One that it refuses is
 * taken back.
 */
export function useChoice(
  logo_id: string,
  proposals: readonly LogoProposal[],
  { chosen = proposals[0]?.id ?? '', adjusted }: Fate,
  onFate: (fate: Fate) => void,
) {
  const client = useClient();
  const alerts = useAlerts();
  const queries = useQueryClient();
  /** The one before, while the way back to it is offered. */
  const [before, setBefore] = useState<Standing>();
  /** Another object once the logo is something else. */
  const told = useRef(toldOf(adjusted ? { version: adjusted } : { proposal: chosen }));
  const isTelling = useRef(false);

  async function tell(): Promise<void> {
    if (isTelling.current) return;
    isTelling.current = true;
    for (let now = told.current; !isSame(now.wanted, now.known); now = told.current) {
      const { wanted } = now;
      try {
        if (wanted.version) await client.adjustLogo({ logo_id, version: wanted.version.id, change: {} });
        else await client.chooseProposal({ logo_id, proposal_id: wanted.proposal });
        now.known = wanted;
        void queries.invalidateQueries({ queryKey: GALLERY_KEY });
        void queries.invalidateQueries({ queryKey: logoBrandKey(logo_id) });
      } catch (error) {
        if (now !== told.current || now.wanted !== wanted) continue;
        now.wanted = now.known;
        onFate(fateOf(now.known));
        setBefore(undefined);
        alerts.show({ tone: 'danger', message: generateTexts.choiceFailed(messageOf(error)) });
      }
    }
    isTelling.current = false;
  }

  function want(standing: Standing): void {
    told.current.wanted = standing;
    onFate(fateOf(standing));
    void tell();
  }

  return {
    shown: proposals.find(({ id }) => id === chosen),
    choose: (id: string) => {
      setBefore(told.current.wanted);
      want({ proposal: id });
    },
    /** Undefined where there is nothing to go back to. */
    undo:
      before === undefined
        ? undefined
        : () => {
            setBefore(undefined);
            want(before);
          },
    /** Whether the way back leads to what was adjusted. */
    leftAdjusted: before?.version !== undefined,
    /** The logo is none of them any more: the next choice is told, whichever it is. */
    adjust: (version: LogoVersion) => {
      told.current = toldOf({ version });
      onFate({ adjusted: version });
      setBefore(undefined);
    },
    /** Offers the way back no longer. */
    keep: () => setBefore(undefined),
  };
}
