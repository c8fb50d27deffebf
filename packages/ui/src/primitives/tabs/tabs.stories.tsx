import type { Meta, StoryObj } from '@storybook/react-vite';
import { Tab, TabPanel, Tabs, TabsList } from './tabs';

const meta = {
  title: 'Primitives/Tabs',
  component: Tabs,
  args: { defaultValue: 'perfil' },
  render: (args) => (
    // What it begins with is seen when it begins again.
    <Tabs key={args.defaultValue} {...args}>
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

export const Default: Story = {};

export const Playground: Story = {
  args: { activationMode: 'automatic' },
  argTypes: {
    activationMode: { control: 'inline-radio', options: ['automatic', 'manual'] },
    defaultValue: { control: 'inline-radio', options: ['perfil', 'actividad', 'logros', 'configuracion'] },
  },
};
