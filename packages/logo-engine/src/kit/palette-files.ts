import { DARK_GROUND, LIGHT_GROUND } from '../colour/palette.js';
import { type Colour, colour, type LogoColours } from './colours.js';
import { json, type KitFile, textFile } from './file.js';

const grounds = [
  colour('Fondo claro', 'fondo-claro', LIGHT_GROUND),
  colour('Fondo oscuro', 'fondo-oscuro', DARK_GROUND),
];

/** The palette for a style sheet. */
function css(colours: readonly Colour[]): string {
  const lines = colours.map(({ id, hex }) => `  --marca-${id}: ${hex};\n`);
  return `:root {\n${lines.join('')}}\n`;
}

const plain = ({ label, id, hex, rgb, hsl, cmyk }: Colour) => ({ id, nombre: label, hex, rgb, hsl, cmyk });

/** The palette for GIMP, Inkscape, Krita and what else reads theirs. */
function gpl(name: string, colours: readonly Colour[]): string {
  const row = ({ rgb, id }: Colour): string =>
    `${rgb.map((value) => String(value).padStart(3)).join(' ')}\t${id}\n`;
  return `GIMP Palette\nName: ${name.replace(/\s+/g, ' ')}\nColumns: 0\n#\n${colours.map(row).join('')}`;
}

/** A palette as CSS, JSON and GPL. */
export function paletteFiles(name: string, { light, dark, onMain }: LogoColours): KitFile[] {
  const all = [...light, ...dark, onMain, ...grounds];
  return [
    textFile('colores/colores.css', css(all)),
    textFile(
      'colores/colores.json',
      json({
        marca: name,
        enClaro: light.map(plain),
        enOscuro: dark.map(plain),
        sobrePrincipal: plain(onMain),
        fondos: grounds.map(plain),
      }),
    ),
    textFile('colores/colores.gpl', gpl(name, all)),
  ];
}
