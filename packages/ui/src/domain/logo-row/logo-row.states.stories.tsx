import type { Meta, StoryObj } from '@storybook/react-vite';
import { createdLogoFixture, logoFixtures } from '../fixtures/library';
import { LogoRow } from './logo-row';

const meta = {
  title: 'Domain/LogoRow/States',
  component: LogoRow,
  args: { number: 1, logo: createdLogoFixture },
} satisfies Meta<typeof LogoRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoColors: Story = {};

export const ThreeColors: Story = {
  args: { logo: { ...createdLogoFixture, color: 'from-red-500 via-amber-400 to-emerald-600' } },
};

export const DefaultColors: Story = { args: { logo: { ...createdLogoFixture, color: undefined } } };

export const Fallbacks: Story = {
  args: {
    number: 100,
    logo: {
      ...createdLogoFixture,
      name: 'Logo sin nombre',
      description: 'Sin descripción',
      industry: 'Sin categoría',
      type: 'Sin tipo',
    },
  },
};

export const LongTexts: Story = {
  args: {
    number: 1204,
    logo: {
      ...createdLogoFixture,
      name: logoFixtures.at(-1)?.name ?? '',
      description: `${createdLogoFixture.description} `.repeat(8),
      industry: 'Construcción e inmobiliaria',
    },
  },
};

export const Narrow: Story = { render: (args) => <LogoRow {...args} className="w-72 max-w-full" /> };
