import { STYLES } from '@trazo/api-client/catalog';
import { DemoDialog } from '@trazo/ui/demo-dialog';
import { useState } from 'react';
import { useServices } from '../../app/services';
import { useSettled } from '../../app/use-settled';
import { useAuth } from '../../auth/auth-provider';
import { drawings } from '../../drawings';
import { labelOf } from '../labels';
import { previewSrc } from '../preview-url';

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

const samples = drawings.slice(0, 3).map(({ id, src, name }) => ({ id, src, label: name }));

/** 'Ver Demo': a name, and six logos of it at once; without a public preview, three samples. */
export default function Demo({ onClose }: { onClose: () => void }) {
  const { previewUrl } = useServices().config;
  const { preLogin, isRedirecting } = useAuth();
  const [name, setName] = useState('');
  const settled = useSettled(name).trim();
  const logos =
    previewUrl && settled
      ? briefs.map(({ id, ...brief }) => ({
          id,
          label: labelOf(STYLES, brief.selectedStyle),
          src: previewSrc(previewUrl, { ...brief, companyName: settled }, { seed: 'demo', variant: 'light' }),
        }))
      : null;
  return (
    <DemoDialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      value={name}
      onChange={previewUrl ? setName : undefined}
      state={logos ? { status: 'ready', logos } : { status: 'samples', logos: samples }}
      onStart={() => void preLogin()}
      starting={isRedirecting}
    />
  );
}
