import type { Meta, StoryObj } from '@storybook/react-vite';
import { ConstructionGrid } from './construction-grid';

const meta = {
  title: 'Primitives/ConstructionGrid/States',
  component: ConstructionGrid,
  render: (args) => (
    <div className="relative grid h-96 place-items-center rounded-card border border-line bg-raised">
      <ConstructionGrid {...args} />
      <p className="heading relative text-display-sm">Trazo</p>
    </div>
  ),
} satisfies Meta<typeof ConstructionGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Corner: Story = { args: { variant: 'corner' } };

export const Field: Story = { args: { variant: 'field' } };

export const WithoutMarks: Story = { args: { marks: false } };
