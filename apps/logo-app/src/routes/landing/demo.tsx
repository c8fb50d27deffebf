import { previewUrl } from '@trazo/api-client/addresses';
import { STYLES } from '@trazo/api-client/catalog';
import { DemoDialog, type DemoState } from '@trazo/ui/demo-dialog';
import { useRef, useState } from 'react';
import { useAuth } from '../../auth/auth-provider';
import { writeDraft } from '../../draft-storage';
import { drawings } from '../../drawings';
import { useDebouncedValue } from '../../hooks/use-debounced-value';
import { useServices } from '../../services';
import { demoTexts } from '../../texts/demo';
import { labelOf } from '../labels';
import { previewRefusal } from '../preview-refusal';

/**
 * The six briefs that a visitor's name is drawn with: one of each style, in industries whose marks are abstract, as only the
 * name says what the trade is.
 */
const briefs = (
  [
    ['modern', 'technology', '#3B82F6'],
    ['minimal', 'art', '#000000'],
    ['vintage', 'art', '#B91C1C'],
    ['playful', 'entertainment', '#8B5CF6'],
    ['corporate', 'technology', '#0E7490'],
    ['creative', 'desing', '#10B981'],
  ] as const
).map(([selectedStyle, selectedIndustry, selectedColor]) => ({
  logoType: 'icon' as const,
  selectedStyle,
  selectedIndustry,
  selectedColor,
}));

type Brief = (typeof briefs)[number];

/** A name whose drawings failed, and what the server says against it once it has been asked. */
type Failure = { name: string; isKnown: boolean; refusal?: string | undefined };

/** Which logos of a name have arrived. */
type Arrived = { round: string; ids: ReadonlySet<string> };

const samples = drawings.slice(0, 3).map(({ id, src, darkSrc, name }) => ({ id, src, darkSrc, label: name }));

type DemoProps = { name: string; onNameChange: (name: string) => void; onClose: () => void };

/**
 * 'Ver Demo': a name, and six logos of it at once; without a public preview, three samples. Whoever starts from here
 * finds the name in the wizard.
 */
export function Demo({ name, onNameChange, onClose }: DemoProps) {
  const preview = useServices().config.previewUrl;
  const { preLogin, isRedirecting } = useAuth();
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<Failure>();
  const [arrived, setArrived] = useState<Arrived>();
  const shownName = useDebouncedValue(name).trim();
  const round = `${attempt} ${shownName}`;
  // Twelve images fail at once, for one reason.
  const asked = useRef<string>(undefined);

  return (
    <DemoDialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      value={name}
      onValueChange={preview ? onNameChange : undefined}
      state={demoState()}
      onImageLoad={(id) =>
        setArrived((current) => ({
          round,
          ids: new Set([...(current?.round === round ? current.ids : []), id]),
        }))
      }
      onImageError={(id) => void explain(id)}
      onStart={() => {
        if (name.trim()) writeDraft({ companyName: name.trim() });
        void preLogin();
      }}
      starting={isRedirecting}
    />
  );

  function addressOf(brief: Brief, variant: 'light' | 'dark') {
    const options = { seed: `demo${attempt || ''}`, variant };
    return previewUrl(preview ?? '', { ...brief, companyName: shownName }, options);
  }

  /** Until it is known why, nothing is said: to wait and try again helps only with a name that can be drawn. */
  async function explain(id: string) {
    const brief = briefs.find(({ selectedStyle }) => selectedStyle === id);
    if (!brief || asked.current === round) return;
    asked.current = round;
    setFailure({ name: shownName, isKnown: false });
    const refusal = await previewRefusal(addressOf(brief, 'light'));
    setFailure((current) =>
      current?.name === shownName ? { ...current, isKnown: true, refusal: refusal?.message } : current,
    );
  }

  function demoState(): DemoState {
    if (!preview || !shownName) return { status: 'samples', logos: samples };
    if (failure?.name === shownName) {
      if (!failure.isKnown) return { status: 'loading' };
      if (failure.refusal) return { status: 'error', message: failure.refusal };
      return {
        status: 'error',
        message: demoTexts.failed,
        onRetry: () => {
          setFailure(undefined);
          setAttempt((current) => current + 1);
        },
      };
    }
    const logos = briefs.map((brief) => ({
      id: brief.selectedStyle,
      label: labelOf(STYLES, brief.selectedStyle),
      src: addressOf(brief, 'light'),
      darkSrc: addressOf(brief, 'dark'),
    }));
    const isDrawn = arrived?.round === round && logos.every(({ id }) => arrived.ids.has(id));
    return { status: isDrawn ? 'ready' : 'loading', logos };
  }
}
