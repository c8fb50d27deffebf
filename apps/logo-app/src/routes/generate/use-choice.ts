import { useQueryClient } from '@tanstack/react-query';
import type { LogoProposal, LogoVersion } from '@trazo/api-client';
import { useAlerts } from '@trazo/ui/alert';
import { useRef, useState } from 'react';
import { messageOf } from '../../error-message';
import { useClient } from '../../hooks/use-client';
import { GALLERY_KEY, logoBrandKey } from '../../query-keys';
import { generateTexts } from '../../texts/generate';
import type { Fate } from './last-logo';

/** What the server has of a logo, and the proposal it is still to be told of. An adjusted logo is none of them. */
type Told = { known: string; adjusted?: LogoVersion | undefined; wanted: string };

const toldOf = (known: string, adjusted: LogoVersion | undefined): Told => {
  const id = adjusted ? '' : known;
  return { known: id, adjusted, wanted: id };
};

/**
 * Which of its proposals a logo is. A choice shows at once and can be undone; the server is told of one at a time, and
 * of those made meanwhile only of the last. One that it refuses is taken back.
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
  const [before, setBefore] = useState<string>();
  /** Another object once the logo is something else. */
  const told = useRef(toldOf(chosen, adjusted));
  const isTelling = useRef(false);

  async function tell(): Promise<void> {
    if (isTelling.current) return;
    isTelling.current = true;
    for (let now = told.current; now.wanted !== now.known; now = told.current) {
      const proposal_id = now.wanted;
      try {
        await client.chooseProposal({ logo_id, proposal_id });
        now.known = proposal_id;
        now.adjusted = undefined;
        void queries.invalidateQueries({ queryKey: GALLERY_KEY });
        void queries.invalidateQueries({ queryKey: logoBrandKey(logo_id) });
      } catch (error) {
        if (now !== told.current || now.wanted !== proposal_id) continue;
        now.wanted = now.known;
        onFate(now.adjusted ? { adjusted: now.adjusted } : { chosen: now.known });
        setBefore(undefined);
        alerts.show({ tone: 'danger', message: generateTexts.choiceFailed(messageOf(error)) });
      }
    }
    isTelling.current = false;
  }

  function want(id: string): void {
    told.current.wanted = id;
    onFate({ chosen: id, adjusted: undefined });
    void tell();
  }

  return {
    shown: proposals.find(({ id }) => id === chosen),
    choose: (id: string) => {
      setBefore(told.current.wanted || undefined);
      want(id);
    },
    /** Undefined where there is nothing to go back to. */
    undo:
      before === undefined
        ? undefined
        : () => {
            setBefore(undefined);
            want(before);
          },
    /** The logo is none of them any more: the next choice is told, whichever it is. */
    adjust: (version: LogoVersion) => {
      told.current = toldOf('', version);
      onFate({ adjusted: version });
      setBefore(undefined);
    },
    /** Offers the way back no longer. */
    keep: () => setBefore(undefined),
  };
}
