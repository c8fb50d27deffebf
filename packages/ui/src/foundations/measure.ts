import { useLayoutEffect, useState } from 'react';
import { contrast } from '../lib/color';

/** The colour a token has on this page, as '#RRGGBB' and as what the theme says. */
export function readColor(token: string): string {
  const canvas = document.createElement('canvas');
  canvas.width = 1;
  canvas.height = 1;
  const context = canvas.getContext('2d');
  if (!context) return '#000000';
  context.fillStyle = getComputedStyle(document.documentElement).getPropertyValue(`--trazo-${token}`).trim();
  context.fillRect(0, 0, 1, 1);
  const [r = 0, g = 0, b = 0] = context.getImageData(0, 0, 1, 1).data;
  return `#${[r, g, b].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`.toUpperCase();
}

/** Measured contrast between two tokens, with two digits. */
export function measure(fg: string, bg: string): string {
  return contrast(readColor(fg), readColor(bg)).toFixed(2);
}

/** Draws once more after the theme class has reached the document. */
export function useTheme(): string {
  const [theme, setTheme] = useState('');
  useLayoutEffect(() => {
    const root = document.documentElement;
    const read = () => setTheme(root.classList.contains('dark') ? 'dark' : 'light');
    read();
    const observer = new MutationObserver(read);
    observer.observe(root, { attributes: true, attributeFilter: ['class'] });
    return () => observer.disconnect();
  }, []);
  return theme;
}
