import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { heroLogos } from '../fixtures/landing';
import { LogoSheet } from '../logo-sheet';
import { Hero } from './hero';

const meta = {
  title: 'Domain/Hero/States',
  component: Hero,
  parameters: { layout: 'fullscreen' },
  args: { logos: heroLogos, onStart: fn(), onDemo: fn() },
} satisfies Meta<typeof Hero>;

export default meta;
type Story = StoryObj<typeof meta>;

const lightLogos = heroLogos.map(({ name, src }) => ({ name, src }));
const oneLogo = heroLogos.slice(0, 1);

export const Starting: Story = { args: { starting: true } };

/** Nothing moves and there is nothing to pause. */
export const OneLogo: Story = { args: { logos: oneLogo } };

/** Drawings for light grounds only: the stage stays light in the dark theme. */
export const LightDrawings: Story = { args: { logos: lightLogos } };

/** The field is the visitor's, and shows the demonstration's letters while it is empty. */
export const Typing: Story = { args: { typing: { value: '', onValueChange: fn() } } };

export const Typed: Story = {
  args: {
    typing: {
      value: 'Nubia',
      onValueChange: fn(),
      drawing: (
        <LogoSheet logo={heroLogos[0] ?? { name: 'Nubia', src: '' }} className="size-full bg-transparent" />
      ),
    },
  },
};

export const KeyboardWalk: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Comenzar Gratis' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onStart).toHaveBeenCalledTimes(1);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Ver Demo' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDemo).toHaveBeenCalledTimes(1);
  },
};
