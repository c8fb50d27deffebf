/** What opens 'Ajustar', past the specification; apart from its other texts, which come with its code. */
export const openAdjust = 'Ajustar';
