/** A consumer's file: compiled against the packed package, never part of it. */
import { AlertDialog } from '@trazo/ui/alert-dialog';
import { Avatar } from '@trazo/ui/avatar';
import { Button } from '@trazo/ui/button';
import { EmptyState } from '@trazo/ui/empty-state';
import { Heading } from '@trazo/ui/heading';
import { IconButton } from '@trazo/ui/icon-button';
import { RadioTiles } from '@trazo/ui/radio-tiles';
import { Select } from '@trazo/ui/select';
import { StylePicker } from '@trazo/ui/style-picker';
import { walkDialog } from '@trazo/ui/testing';

export const walk: typeof walkDialog = walkDialog;

export function App() {
  return (
    <main>
      <Heading level={1}>Mi Galería</Heading>
      <Avatar name="Ana López" />
      <Button variant="primary">Crear Logo</Button>
      <EmptyState title="No tienes logos creados" />
    </main>
  );
}

const tiles = { label: 'Tipo', options: [{ value: 'a' as const, label: 'A' }], onValueChange: () => {} };

export const illegal = [
  // @ts-expect-error a button that is only a drawing must have a name
  <IconButton key="1" icon={null} />,
  // @ts-expect-error there is no such look
  <Button key="2" variant="rainbow" />,
  // @ts-expect-error a heading has a place in the outline
  <Heading key="3">Sin nivel</Heading>,
  // @ts-expect-error a question has an answer
  <AlertDialog key="4" title="¿Salir?" />,
  // @ts-expect-error the chosen value is one of the options
  <RadioTiles<'a'> key="5" {...tiles} value="b" />,
  // @ts-expect-error the chosen value is one of the options
  <Select<'a'> key="7" options={tiles.options} value="b" />,
  // @ts-expect-error the chosen style is one of the options
  <StylePicker<'a'> key="8" options={[{ value: 'a', label: 'A' }]} value="b" />,
  // @ts-expect-error a state says what is the case
  <EmptyState key="6" />,
];
