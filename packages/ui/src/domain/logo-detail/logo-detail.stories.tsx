import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { useShownValue } from '../../foundations/use-shown-value';
import { Button } from '../../primitives/button';
import { logoDetailFixture } from '../fixtures/library';
import { LogoDetail } from './logo-detail';

const meta = {
  title: 'Domain/LogoDetail',
  component: LogoDetail,
  args: {
    logo: logoDetailFixture,
    onClose: fn(),
    onDownload: fn(),
    onCopyPrompt: fn(),
    onFavoriteChange: fn(),
  },
  parameters: { docs: { story: { inline: false, iframeHeight: 560 } } },
  render: function Detail(args) {
    const [open, setOpen] = useState(true);
    const [favorite, setFavorite] = useShownValue(args.logo?.favorite ?? false);
    return (
      <div className="min-h-160 p-6">
        <Button onClick={() => setOpen(true)}>Ver detalle</Button>
        <LogoDetail
          {...args}
          logo={open && args.logo ? { ...args.logo, favorite } : null}
          onClose={() => {
            setOpen(false);
            args.onClose();
          }}
          onFavoriteChange={(id, wanted) => {
            setFavorite(wanted);
            args.onFavoriteChange?.(id, wanted);
          }}
        />
      </div>
    );
  },
} satisfies Meta<typeof LogoDetail>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { logo: { ...logoDetailFixture, name: 'La Brasa de Iñaki' } } };
