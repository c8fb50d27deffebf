import { useQueryClient } from '@tanstack/react-query';
import type { LogoProposal } from '@trazo/api-client';
import { useAlerts } from '@trazo/ui/alert';
import { useRef, useState } from 'react';
import { messageOf } from '../../error-message';
import { useClient } from '../../hooks/use-client';
import { generateTexts } from '../../texts/generate';

/**
 * Which of its proposals a logo is. A choice shows at once and can be undone; the server is told of one at a time, and
 * of those made meanwhile only of the last. One that it refuses is taken back.
 */
export function useChoice(logo_id: string, proposals: readonly LogoProposal[]) {
  const client = useClient();
  const alerts = useAlerts();
  const queries = useQueryClient();
  const first = proposals[0]?.id ?? '';
  const [shown, setShown] = useState(first);
  /** The one before, while the way back to it is offered. */
  const [before, setBefore] = useState<string>();
  /** What the server knows, and what it shall know. */
  const state = useRef({ known: first, wanted: first, telling: false });

  async function tell(): Promise<void> {
    const now = state.current;
    if (now.telling) return;
    now.telling = true;
    while (now.wanted !== now.known) {
      const proposal_id = now.wanted;
      try {
        await client.chooseProposal({ logo_id, proposal_id });
        now.known = proposal_id;
        void queries.invalidateQueries({ queryKey: ['gallery'] });
        void queries.invalidateQueries({ queryKey: ['brand', logo_id] });
      } catch (error) {
        if (now.wanted !== proposal_id) continue;
        want(now.known);
        setBefore(undefined);
        alerts.show({ tone: 'error', message: generateTexts.choiceFailed(messageOf(error)) });
      }
    }
    now.telling = false;
  }

  function want(id: string): void {
    state.current.wanted = id;
    setShown(id);
  }

  return {
    shown: proposals.find(({ id }) => id === shown),
    choose: (id: string) => {
      setBefore(state.current.wanted || undefined);
      want(id);
      void tell();
    },
    /** Undefined where there is nothing to go back to. */
    undo:
      before === undefined
        ? undefined
        : () => {
            setBefore(undefined);
            want(before);
            void tell();
          },
    /** The logo is none of them any more: the next choice is told, whichever it is. */
    adjusted: () => {
      state.current = { ...state.current, known: '', wanted: '' };
      setBefore(undefined);
    },
    /** Offers the way back no longer. */
    keep: () => setBefore(undefined),
  };
}
