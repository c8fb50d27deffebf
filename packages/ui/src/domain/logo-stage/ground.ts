/**
 * What a drawing lies on, whatever the page's theme. It is part of the picture: under forced colours it keeps its
 * own lightness, or dark ink would vanish on a black canvas.
 */
export const groundClass = {
  light: 'light bg-raised text-ink forced:forced-color-adjust-none forced:bg-[#FFFFFF] forced:text-[#12151C]',
  dark: 'dark bg-paper text-ink forced:forced-color-adjust-none forced:bg-[#0E1116] forced:text-[#F2F0EA]',
} as const;
