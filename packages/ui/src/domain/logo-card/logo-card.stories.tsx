import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { useShownValue } from '../../foundations/use-shown-value';
import { logoFixture } from '../fixtures/library';
import { LogoCard } from './logo-card';

const meta = {
  title: 'Domain/LogoCard',
  component: LogoCard,
  args: { logo: logoFixture, onOpen: fn(), onDownload: fn(), onFavoriteChange: fn(), onDelete: fn() },
  render: function Card(args) {
    const [favorite, setFavorite] = useShownValue(args.logo.favorite);
    return (
      <LogoCard
        {...args}
        className="w-64 max-w-full"
        logo={{ ...args.logo, favorite }}
        onFavoriteChange={(id, wanted) => {
          setFavorite(wanted);
          args.onFavoriteChange?.(id, wanted);
        }}
      />
    );
  },
} satisfies Meta<typeof LogoCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { headingLevel: 3 },
  argTypes: { headingLevel: { control: 'inline-radio', options: [2, 3, 4] } },
};
