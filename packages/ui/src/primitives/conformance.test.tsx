import type { ReactElement } from 'react';
import { describeConformance } from '../../test/describe-conformance';
import { Alert } from './alert';
import { AlertDialog } from './alert-dialog';
import { AppShell } from './app-shell';
import { Avatar } from './avatar';
import { Badge } from './badge';
import { Banner } from './banner';
import { Button } from './button';
import { Card } from './card';
import { Chip } from './chip';
import { ColorPicker } from './color-picker';
import { ConstructionGrid } from './construction-grid';
import { DescriptionList } from './description-list';
import { Dialog, DialogContent } from './dialog';
import { Disclosure } from './disclosure';
import { DropdownMenu, DropdownMenuContent, DropdownMenuTrigger } from './dropdown-menu';
import { Field } from './field';
import { Heading } from './heading';
import { IconButton } from './icon-button';
import { Link } from './link';
import { Popover, PopoverContent, PopoverTrigger } from './popover';
import { Progress } from './progress';
import { RadioTiles } from './radio-tiles';
import { SearchInput } from './search-input';
import { Select } from './select';
import { Sidebar } from './sidebar';
import { Skeleton } from './skeleton';
import { SkipLink } from './skip-link';
import { Spinner } from './spinner';
import { Switch } from './switch';
import { Table } from './table';
import { Tab, TabPanel, Tabs, TabsList } from './tabs';
import { Text } from './text';
import { TextArea } from './text-area';
import { TextInput } from './text-input';
import { ToggleGroup } from './toggle-group';
import { TopBar } from './top-bar';
import { VisuallyHidden } from './visually-hidden';

const nothing = () => {};
const options = [
  { value: 'a', label: 'A' },
  { value: 'b', label: 'B' },
];
const choice = { label: 'Tipo', options, value: 'a', onValueChange: nothing };

describeConformance('Alert', <Alert message="Hecho" onDismiss={nothing} />, { tag: 'div' });
describeConformance('AlertDialog', <AlertDialog open title="¿Salir?" onConfirm={nothing} />, {
  portal: true,
});
describeConformance('AppShell', <AppShell sidebar={null} topBar={null} />, { tag: 'div' });
describeConformance('Avatar', <Avatar name="Ana" />, { tag: 'span' });
describeConformance('Badge', <Badge>1</Badge>, { tag: 'span' });
describeConformance('Banner', <Banner>Hecho</Banner>, { tag: 'div' });
describeConformance('Button', <Button>Crear</Button>, { tag: 'button' });
describeConformance('Card', <Card>Hoja</Card>, { tag: 'div' });
describeConformance('Chip', <Chip>Arte</Chip>, { tag: 'span' });
describeConformance(
  'ColorPicker',
  <ColorPicker label="Color" value="#000000" presets={[]} onValueChange={nothing} />,
);
describeConformance('ConstructionGrid', <ConstructionGrid />, { tag: 'div' });
describeConformance('DescriptionList', <DescriptionList items={[]} />, { tag: 'dl' });
describeConformance('DialogContent', <DialogContent title="Logo" />, { portal: true, wrap: inDialog });
describeConformance('Disclosure', <Disclosure label="Filtros" />, { tag: 'div' });
describeConformance('DropdownMenuContent', <DropdownMenuContent />, { portal: true, wrap: inMenu });
describeConformance('Field', <Field label="Nombre" />, { tag: 'div' });
describeConformance('Heading', <Heading level={2}>Galería</Heading>, { tag: 'h2' });
describeConformance('IconButton', <IconButton label="Cerrar" icon={null} />, { tag: 'button' });
describeConformance('Link', <Link href="#a">Ver todos</Link>, { tag: 'a' });
describeConformance('PopoverContent', <PopoverContent label="Detalle" />, { portal: true, wrap: inPopover });
describeConformance('Progress', <Progress label="Uso" value={1} />, { tag: 'progress' });
describeConformance('RadioTiles', <RadioTiles {...choice} />);
describeConformance('SearchInput', <SearchInput value="" onValueChange={nothing} />, { tag: 'input' });
describeConformance('Select', <Select aria-label="Orden" options={options} />, { tag: 'select' });
describeConformance('Sidebar', <Sidebar brand="Trazo" items={[]} />, { wrap: inSidebar });
describeConformance('Skeleton', <Skeleton />, { tag: 'span' });
describeConformance('SkipLink', <SkipLink targetId="x" />, { tag: 'a' });
describeConformance('Spinner', <Spinner />, { tag: 'span' });
describeConformance('Switch', <Switch label="Avisos" />, { tag: 'button' });
describeConformance('Table', <Table caption="Datos" columns={[]} rows={[]} rowKey={String} />, {
  tag: 'table',
});
describeConformance('Tabs', <Tabs defaultValue="a" />, { tag: 'div' });
describeConformance('TabsList', <TabsList label="Perfil" />, { wrap: inTabs });
describeConformance('Tab', <Tab value="a">Uno</Tab>, { tag: 'button', wrap: inTabsList });
describeConformance('TabPanel', <TabPanel value="a" />, { tag: 'div', wrap: inTabs });
describeConformance('Text', <Text>Hola</Text>, { tag: 'p' });
describeConformance('TextArea', <TextArea aria-label="Descripción" />, { tag: 'textarea' });
describeConformance('TextInput', <TextInput aria-label="Nombre" />, { tag: 'input' });
describeConformance('ToggleGroup', <ToggleGroup {...choice} />, { tag: 'div' });
describeConformance('TopBar', <TopBar />, { tag: 'header', wrap: inShell });
describeConformance('VisuallyHidden', <VisuallyHidden>Texto</VisuallyHidden>, { tag: 'span' });

function inDialog(element: ReactElement) {
  return <Dialog open>{element}</Dialog>;
}
function inMenu(element: ReactElement) {
  return (
    <DropdownMenu open>
      <DropdownMenuTrigger>Menú</DropdownMenuTrigger>
      {element}
    </DropdownMenu>
  );
}
function inPopover(element: ReactElement) {
  return (
    <Popover open>
      <PopoverTrigger>Ver</PopoverTrigger>
      {element}
    </Popover>
  );
}
function inTabs(element: ReactElement) {
  return <Tabs defaultValue="a">{element}</Tabs>;
}
function inTabsList(element: ReactElement) {
  return inTabs(<TabsList label="Perfil">{element}</TabsList>);
}
function inShell(element: ReactElement) {
  return <AppShell sidebar={null} topBar={element} />;
}
function inSidebar(element: ReactElement) {
  return <AppShell sidebar={element} topBar={null} />;
}
