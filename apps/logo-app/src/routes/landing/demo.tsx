import { previewUrl } from '@trazo/api-client/addresses';
import { STYLES } from '@trazo/api-client/catalog';
import { DemoDialog, type DemoState } from '@trazo/ui/demo-dialog';
import { useState } from 'react';
import { useAuth } from '../../auth/auth-provider';
import { drawings } from '../../drawings';
import { useDebouncedValue } from '../../hooks/use-debounced-value';
import { useServices } from '../../services';
import { demoTexts } from '../../texts/demo';
import { writeDraft } from '../generate/draft-storage';
import { labelOf } from '../labels';

/** The six briefs that a visitor's name is drawn with: one of each style, across trades and colours. */
const briefs = [
  {
    id: 'modern',
    selectedIndustry: 'technology',
    selectedStyle: 'modern',
    logoType: 'icon',
    selectedColor: '#3B82F6',
  },
  {
    id: 'minimal',
    selectedIndustry: 'art',
    selectedStyle: 'minimal',
    logoType: 'icon',
    selectedColor: '#000000',
  },
  {
    id: 'vintage',
    selectedIndustry: 'gastronomy',
    selectedStyle: 'vintage',
    logoType: 'icon',
    selectedColor: '#B91C1C',
  },
  {
    id: 'playful',
    selectedIndustry: 'entertainment',
    selectedStyle: 'playful',
    logoType: 'icon',
    selectedColor: '#8B5CF6',
  },
  {
    id: 'corporate',
    selectedIndustry: 'construction',
    selectedStyle: 'corporate',
    logoType: 'icon',
    selectedColor: '#0E7490',
  },
  {
    id: 'creative',
    selectedIndustry: 'nature',
    selectedStyle: 'creative',
    logoType: 'icon',
    selectedColor: '#10B981',
  },
] as const;

const samples = drawings.slice(0, 3).map(({ id, src, darkSrc, name }) => ({ id, src, darkSrc, label: name }));

/**
 * 'Ver Demo': a name, and six logos of it at once; without a public preview, three samples. Whoever starts from here
 * finds the name in the wizard.
 */
export function Demo({ onClose }: { onClose: () => void }) {
  const preview = useServices().config.previewUrl;
  const { preLogin, isRedirecting } = useAuth();
  const [name, setName] = useState('');
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState<string | null>(null);
  const shownName = useDebouncedValue(name).trim();

  return (
    <DemoDialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      value={name}
      onValueChange={preview ? setName : undefined}
      state={demoState()}
      onLogoError={() => setFailed(shownName)}
      onStart={() => {
        if (name.trim()) writeDraft({ companyName: name.trim() });
        void preLogin();
      }}
      starting={isRedirecting}
    />
  );

  function demoState(): DemoState {
    if (!preview || !shownName) return { status: 'samples', logos: samples };
    if (failed === shownName) {
      return {
        status: 'error',
        message: demoTexts.failed,
        onRetry: () => {
          setFailed(null);
          setAttempt((current) => current + 1);
        },
      };
    }
    const drawing = (brief: (typeof briefs)[number], variant: 'light' | 'dark') =>
      previewUrl(preview, { ...brief, companyName: shownName }, { seed: `demo${attempt || ''}`, variant });
    const logos = briefs.map((brief) => ({
      id: brief.id,
      label: labelOf(STYLES, brief.selectedStyle),
      src: drawing(brief, 'light'),
      darkSrc: drawing(brief, 'dark'),
    }));
    return { status: 'ready', logos };
  }
}
