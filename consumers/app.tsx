/** A stranger's screen: what all three consumers show. Written as their own code would be, against public entries. */
import { AlertProvider, useAlerts } from '@trazo/ui/alert';
import { Button } from '@trazo/ui/button';
import { Dialog, DialogClose, DialogContent, DialogTrigger } from '@trazo/ui/dialog';
import { Disclosure } from '@trazo/ui/disclosure';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@trazo/ui/dropdown-menu';
import { Field } from '@trazo/ui/field';
import { Pager } from '@trazo/ui/pager';
import { RadioTiles } from '@trazo/ui/radio-tiles';
import { SearchInput } from '@trazo/ui/search-input';
import { Select } from '@trazo/ui/select';
import { Switch } from '@trazo/ui/switch';
import { Tab, TabPanel, Tabs, TabsList } from '@trazo/ui/tabs';
import { TextInput } from '@trazo/ui/text-input';
import { ToggleGroup } from '@trazo/ui/toggle-group';
import { useState } from 'react';

const KINDS = [
  { value: 'icon', label: 'Con símbolo' },
  { value: 'text', label: 'Solo letras' },
];

/** A form that says what was sent, and everything else one can press. */
export function App() {
  return (
    <AlertProvider>
      <Company />
      <Lists />
      <Overlays />
    </AlertProvider>
  );
}

function Company() {
  const alerts = useAlerts();
  const [kind, setKind] = useState<string | null>(null);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const { company, plan } = Object.fromEntries(new FormData(event.currentTarget));
        alerts.show({ message: `${company}, ${plan}, ${kind}`, tone: 'success' });
      }}
    >
      <Field label="Empresa" required hint="Como quieres que se lea.">
        <TextInput name="company" />
      </Field>
      <Field label="Plan">
        <Select
          name="plan"
          options={[
            { value: 'free', label: 'Gratis' },
            { value: 'pro', label: 'Profesional' },
          ]}
        />
      </Field>
      <RadioTiles label="Tipo" options={KINDS} value={kind} onValueChange={setKind} />
      <Switch label="Avisos" name="news" />
      <Button type="submit">Guardar</Button>
    </form>
  );
}

function Lists() {
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const [view, setView] = useState('grid');
  return (
    <Tabs defaultValue="logos">
      <TabsList label="Historial">
        <Tab value="logos">Logos</Tab>
        <Tab value="movements">Movimientos</Tab>
      </TabsList>
      <TabPanel value="logos">
        <SearchInput value={search} onValueChange={setSearch} label="Buscar logos" />
        <ToggleGroup
          label="Vista"
          value={view}
          onValueChange={setView}
          options={[
            { value: 'grid', label: 'Rejilla' },
            { value: 'list', label: 'Lista' },
          ]}
        />
        <p>
          Página {page}, {view}, «{search}»
        </p>
        <Pager page={page} pages={9} onPageChange={setPage} />
      </TabPanel>
      <TabPanel value="movements">Sin movimientos</TabPanel>
    </Tabs>
  );
}

function Overlays() {
  const [chosen, setChosen] = useState('ninguno');
  return (
    <Disclosure label="Más">
      <Dialog>
        <DialogTrigger asChild>
          <Button variant="secondary">Ver detalle</Button>
        </DialogTrigger>
        <DialogContent title="Detalle" description="De un logo.">
          <DialogClose asChild>
            <Button>Entendido</Button>
          </DialogClose>
        </DialogContent>
      </Dialog>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button variant="ghost">Formato</Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuItem onSelect={() => setChosen('PNG')}>PNG</DropdownMenuItem>
          <DropdownMenuItem onSelect={() => setChosen('SVG')}>SVG</DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      <p>Elegido: {chosen}</p>
    </Disclosure>
  );
}
