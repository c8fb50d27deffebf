import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CrashReport } from './crash-report';

const report = [
  'Trazo 1.0',
  'https://trazo.example/gallery',
  '2026-11-21T02:10:00Z',
  'TypeError: x is undefined',
  '    at Gallery (gallery.tsx:12:3)',
].join('\n');

const meta = {
  title: 'Domain/CrashReport/States',
  component: CrashReport,
  parameters: { layout: 'fullscreen' },
  args: { report, onReload: fn(), onCopy: async () => {} },
} satisfies Meta<typeof CrashReport>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithMessage: Story = { args: { message: 'ERROR: AuthProvider es undefined' } };

export const LongMessage: Story = {
  args: { message: `Failed to fetch https://example.com/assets/${'a'.repeat(120)}.js` },
};

export const Copied: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Copiar informe' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Informe copiado.');
  },
};

/** The clipboard said no: the report opens, to be copied by hand. */
export const CopyRefused: Story = {
  args: { onCopy: () => Promise.reject(new Error('NotAllowedError')) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Copiar informe' }));
    await expect(await canvas.findByRole('textbox', { name: 'Informe técnico' })).toBeVisible();
  },
};

export const KeyboardWalk: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Recargar' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onReload).toHaveBeenCalledTimes(1);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Copiar informe' })).toHaveFocus();
  },
};
