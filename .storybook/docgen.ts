import { fileURLToPath } from 'node:url';

type Prop = {
  description: string;
  declarations?: { fileName: string }[] | undefined;
};

/**
 * What a prop table lists: what the design system declares (a variant of cva has no declaration that could be
 * found), and what Radix declares and explains. What every element takes is said once, under the table.
 */
function isDocumented({ declarations = [], description }: Prop): boolean {
  if (declarations.length === 0) return true;
  const files = declarations.map(({ fileName }) => fileName);
  if (files.some((file) => !file.includes('node_modules'))) return true;
  return description !== '' && files.some((file) => file.includes('@radix-ui'));
}

/** How props are read from the types, in Storybook and in the test of the prop tables. */
export const docgenOptions = {
  tsconfigPath: fileURLToPath(new URL('../packages/ui/tsconfig.json', import.meta.url)),
  propFilter: isDocumented,
  shouldExtractLiteralValuesFromEnum: true,
  shouldRemoveUndefinedFromOptional: true,
  shouldIncludePropTagMap: true,
  savePropValueAsString: true,
};
