/** A server component: what it shows is made on the server, and what needs a browser's React is sent there by itself. */
import { Avatar } from '@trazo/ui/avatar';
import { Badge } from '@trazo/ui/badge';
import { Banner } from '@trazo/ui/banner';
import { Button } from '@trazo/ui/button';
import { Card } from '@trazo/ui/card';
import { EmptyState } from '@trazo/ui/empty-state';
import { Field } from '@trazo/ui/field';
import { Heading } from '@trazo/ui/heading';
import { Link } from '@trazo/ui/link';
import { Progress } from '@trazo/ui/progress';
import { Spinner } from '@trazo/ui/spinner';
import { Table } from '@trazo/ui/table';
import { Text } from '@trazo/ui/text';
import { TextInput } from '@trazo/ui/text-input';
import { headers } from 'next/headers';
import NextLink from 'next/link';
import { Interactive } from './interactive';

const COLUMNS = [
  { id: 'name', heading: 'Nombre', cell: (row: string) => row },
  { id: 'size', heading: 'Letras', cell: (row: string) => row.length, align: 'end' as const },
];

export default async function Page() {
  // Asked for anew each time, so that the page is rendered by the server that runs, not once by the build.
  const host = (await headers()).get('host');
  return (
    <main>
      <Heading level={1}>Mi Galería</Heading>
      <Text>Servido por {host}</Text>
      <Badge tone="accent">3</Badge>
      <Avatar name="Ana López" />
      <Banner tone="success">Listo</Banner>
      <Spinner label="Un momento" />
      <Progress label="Uso" value={47} detail="47/∞ logos" />
      <Card>
        <Table caption="Logos" columns={COLUMNS} rows={['Semilla', 'Norte']} rowKey={String} />
        <EmptyState title="No tienes logos creados" />
      </Card>
      <Link asChild>
        <NextLink href="/?todos">Ver todos</NextLink>
      </Link>
      <Field label="Correo" hint="El de la cuenta.">
        <TextInput name="email" />
      </Field>
      <Button asChild variant="secondary">
        <a href="#planes">Planes</a>
      </Button>
      <Interactive />
    </main>
  );
}
