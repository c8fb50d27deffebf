/** The label of an option of the catalogue; an id that it does not know stands for itself. */
export const labelOf = (options: readonly { id: string; label: string }[], id: string): string =>
  options.find((option) => option.id === id)?.label ?? id;
