import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { walkTabs } from '../../testing';
import { Tab, TabPanel, Tabs, TabsList } from './tabs';

const meta = {
  title: 'Primitives/Tabs/States',
  component: Tabs,
  args: { defaultValue: 'perfil' },
  render: (args) => (
    <Tabs {...args}>
      <TabsList label="Perfil">
        <Tab value="perfil">Mi Perfil</Tab>
        <Tab value="actividad" count={12}>
          Actividad
        </Tab>
        <Tab value="logros" count={3}>
          Logros
        </Tab>
        <Tab value="configuracion">Configuración</Tab>
      </TabsList>
      <TabPanel value="perfil">Tus datos.</TabPanel>
      <TabPanel value="actividad">Lo que hiciste.</TabPanel>
      <TabPanel value="logros">Lo que conseguiste.</TabPanel>
      <TabPanel value="configuracion">Lo que puedes cambiar.</TabPanel>
    </Tabs>
  ),
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SecondChosen: Story = { args: { defaultValue: 'actividad' } };

export const Narrow: Story = {
  decorators: [(Story) => <div className="max-w-64">{Story()}</div>],
};

export const KeyboardWalk: Story = {
  play: async ({ canvas }) => {
    await walkTabs({ user: userEvent, tablist: canvas.getByRole('tablist') });
  },
};
