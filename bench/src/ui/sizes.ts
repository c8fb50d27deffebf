import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { ensurePackageBuilt } from '../../../scripts/build.mjs';
import type { Measured, Row, Source } from '../row';

const folder = fileURLToPath(new URL('.', import.meta.url));

/** What each library calls the same component; none where it has none. */
const COMPONENTS: Record<string, { ours: string; base?: string; aria?: string; themes?: string }> = {
  Button: {
    ours: '@trazo/ui/button',
    base: "export { Button } from '@base-ui/react/button'",
    aria: "export { Button } from 'react-aria-components'",
    themes: "export { Button } from '@radix-ui/themes'",
  },
  TextInput: {
    ours: '@trazo/ui/text-input',
    base: "export { Input } from '@base-ui/react/input'",
    aria: "export { Input } from 'react-aria-components'",
    themes: "export { TextField } from '@radix-ui/themes'",
  },
  Field: {
    ours: '@trazo/ui/field',
    base: "export { Field } from '@base-ui/react/field'",
    aria: "export { TextField, Label, Text, FieldError } from 'react-aria-components'",
  },
  Switch: {
    ours: '@trazo/ui/switch',
    base: "export { Switch } from '@base-ui/react/switch'",
    aria: "export { Switch } from 'react-aria-components'",
    themes: "export { Switch } from '@radix-ui/themes'",
  },
  RadioTiles: {
    ours: '@trazo/ui/radio-tiles',
    base: "export { RadioGroup } from '@base-ui/react/radio-group'; export { Radio } from '@base-ui/react/radio'",
    aria: "export { RadioGroup, Radio } from 'react-aria-components'",
    themes: "export { RadioCards } from '@radix-ui/themes'",
  },
  ToggleGroup: {
    ours: '@trazo/ui/toggle-group',
    base: "export { ToggleGroup } from '@base-ui/react/toggle-group'; export { Toggle } from '@base-ui/react/toggle'",
    aria: "export { ToggleButtonGroup, ToggleButton } from 'react-aria-components'",
    themes: "export { SegmentedControl } from '@radix-ui/themes'",
  },
  Tabs: {
    ours: '@trazo/ui/tabs',
    base: "export { Tabs } from '@base-ui/react/tabs'",
    aria: "export { Tabs, TabList, Tab, TabPanel } from 'react-aria-components'",
    themes: "export { Tabs } from '@radix-ui/themes'",
  },
  Progress: {
    ours: '@trazo/ui/progress',
    base: "export { Progress } from '@base-ui/react/progress'",
    aria: "export { ProgressBar } from 'react-aria-components'",
    themes: "export { Progress } from '@radix-ui/themes'",
  },
  Tooltip: {
    ours: '@trazo/ui/tooltip',
    base: "export { Tooltip } from '@base-ui/react/tooltip'",
    aria: "export { TooltipTrigger, Tooltip } from 'react-aria-components'",
    themes: "export { Tooltip } from '@radix-ui/themes'",
  },
  Popover: {
    ours: '@trazo/ui/popover',
    base: "export { Popover } from '@base-ui/react/popover'",
    aria: "export { DialogTrigger, Popover, Dialog } from 'react-aria-components'",
    themes: "export { Popover } from '@radix-ui/themes'",
  },
  DropdownMenu: {
    ours: '@trazo/ui/dropdown-menu',
    base: "export { Menu } from '@base-ui/react/menu'",
    aria: "export { MenuTrigger, Menu, MenuItem, Popover } from 'react-aria-components'",
    themes: "export { DropdownMenu } from '@radix-ui/themes'",
  },
  Dialog: {
    ours: '@trazo/ui/dialog',
    base: "export { Dialog } from '@base-ui/react/dialog'",
    aria: "export { DialogTrigger, ModalOverlay, Modal, Dialog } from 'react-aria-components'",
    themes: "export { Dialog } from '@radix-ui/themes'",
  },
  AlertDialog: {
    ours: '@trazo/ui/alert-dialog',
    base: "export { AlertDialog } from '@base-ui/react/alert-dialog'",
    aria: "export { DialogTrigger, ModalOverlay, Modal, Dialog } from 'react-aria-components'",
    themes: "export { AlertDialog } from '@radix-ui/themes'",
  },
};

/** Stands in this folder, so that packages are found from here; it is on no disk. */
const ENTRY = `${folder}entry.js`;

/** Bytes of gzip of everything that comes with a module, at once or later, besides React, which the host has. */
async function gzipOf(code: string): Promise<number> {
  const result = await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'entry',
        enforce: 'pre',
        resolveId: (id) => (id === ENTRY ? ENTRY : undefined),
        load: (id) => (id === ENTRY ? code : undefined),
      },
    ],
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      lib: { entry: ENTRY, formats: ['es'] },
      rolldownOptions: { external: [/^react($|\/)/, /^react-dom($|\/)/], treeshake: true },
    },
  });
  const chunks = [result].flat().flatMap((part) => ('output' in part ? part.output : []));
  return chunks.reduce((sum, chunk) => sum + ('code' in chunk ? gzipSync(chunk.code).length : 0), 0);
}

const LIBRARIES = { base: 'Base UI', aria: 'React Aria', themes: 'Radix Themes' } as const;

async function measure(): Promise<Measured> {
  ensurePackageBuilt('ui');
  const rows: Row[] = [];
  for (const [name, { ours, ...theirs }] of Object.entries(COMPONENTS)) {
    const figure = (await gzipOf(`export * from '${ours}'`)) / 1_000;
    for (const [library, code] of Object.entries(theirs)) {
      const baseline = (await gzipOf(code)) / 1_000;
      rows.push({
        name,
        unit: 'kB',
        figure,
        baseline: { name: LIBRARIES[library as keyof typeof LIBRARIES], figure: baseline },
        ratio: figure / baseline,
      });
    }
  }
  return { rows };
}

export const source: Source = {
  title: 'Sizes of the design system',
  about: `kB of gzip of a component alone with all that it ever fetches, besides React. Ours and Radix Themes come with looks,
whose style sheets are not counted here; Base UI and React Aria have none.`,
  measure,
};
