/**
 * A menu of Storybook's toolbar.
 * @param items what is chosen, and what the menu calls it
 */
export const toolbar = <Icon extends string>(title: string, icon: Icon, items: Record<string, string>) => ({
  description: title,
  toolbar: {
    title,
    icon,
    items: Object.entries(items).map(([value, name]) => ({ value, title: name })),
    dynamicTitle: true,
  },
});

const WIDTHS = { 'Lo más estrecho': 320, Teléfono: 390, Tableta: 768, Escritorio: 1440 };

/** The widths that a screen is drawn for, and the narrowest there is. */
export const VIEWPORTS = Object.fromEntries(
  Object.entries(WIDTHS).map(([name, width]) => [
    `w${width}`,
    { name: `${name}, ${width} px`, styles: { width: `${width}px`, height: '900px' } },
  ]),
);
