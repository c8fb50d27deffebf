import { HEAD_LINES } from './web-files.js';

/** What lies in which folder: the first file that a person opens. */
export const readmeText = (): string =>
  [
    'TU LOGO',
    '',
    'guia.pdf        cómo usar el logo: espacio libre, tamaño mínimo, colores, letras, qué no hacer',
    'logo/           el logo completo',
    'simbolo/        solo el símbolo (o la inicial, si tu logo es solo un nombre)',
    'nombre/         solo el nombre',
    'web/            iconos para tu sitio y para teléfonos',
    'redes/          imagen para enlaces compartidos y foto de perfil',
    'colores/        la paleta como CSS, JSON y GPL (GIMP, Inkscape)',
    'LICENCIAS.txt   qué puedes hacer con las letras y el símbolo',
    '',
    'Qué archivo usar',
    '',
    'Imprenta, letreros, bordado: PDF o SVG. Se agrandan sin perder calidad.',
    'Documentos, presentaciones, redes: PNG. Sitios web: SVG o WebP.',
    '',
    'fondo-claro     los colores del logo, para fondos claros',
    'fondo-oscuro    los mismos, aclarados, para fondos oscuros',
    'fondo-color     una tinta que se lee sobre tu color principal',
    'una-tinta       todo negro: timbres, fax, grabado',
    'negativo        todo blanco, para fotos y fondos negros',
    'sobre-blanco    con el fondo blanco incluido; los demás PNG son transparentes',
    '',
    'Para tu sitio: copia el contenido de la carpeta web/ a la raíz y agrega esto en <head>:',
    '',
    ...HEAD_LINES.map((line) => `  ${line}`),
    '',
  ].join('\n');
