import type { ArgTypesEnhancer } from 'storybook/internal/types';

/** `asChild` takes one element for a child, which a story with a text does not have: its switch would end the story. */
export const fixedAsChild: ArgTypesEnhancer = ({ argTypes }) =>
  argTypes.asChild ? { ...argTypes, asChild: { ...argTypes.asChild, control: { disable: true } } } : argTypes;
