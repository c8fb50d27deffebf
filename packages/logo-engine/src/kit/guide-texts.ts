/** Every text of the guide. */
export const GUIDE = {
  title: 'Guía de marca',
  space: 'Espacio libre',
  spaceText: 'Deja siempre vacío el margen marcado. Los archivos del kit ya lo traen.',
  grounds: 'Versiones',
  groundNames: { dark: 'Fondo oscuro', brand: 'Sobre tu color', mono: 'Una tinta', negative: 'Negativo' },
  colours: 'Colores',
  coloursText:
    'CMYK calculado desde RGB, sin perfil de color: pide una prueba a tu imprenta antes de imprimir.',
  smallest: 'Tamaño mínimo',
  smallestText: (pixels: number, millimetres: number, shown: boolean): string =>
    `${pixels} píxeles de ancho en pantalla, ${millimetres} mm en papel${shown ? ' (a la derecha, de tamaño real)' : ''}. Más pequeño, usa el símbolo.`,
  faces: 'Tipo de letra',
  facesText: 'Se descarga gratis en fontsource.org; su licencia está en LICENCIAS.txt.',
  wrong: 'Qué no hacer',
  wrongs: {
    stretched: 'No lo estires',
    turned: 'No lo gires',
    recoloured: 'No cambies sus colores',
    hidden: 'No lo pierdas en el fondo',
    shadow: 'No le pongas sombra',
  },
  footer: 'Logo hecho con Trazo. Los textos del logo son contornos: se ve igual en todas partes.',
} as const;
