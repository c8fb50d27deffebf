import { describe, expect, it } from 'vitest';
import type { IndustryId } from '../brief/brief.js';
import { drawnText } from '../composition/texts.js';
import { createRandom } from '../random/random.js';
import { direct } from './director.js';
import { isTradeLine, tradeLine } from './trade-line.js';

const line = (name: string, description: string, industry: IndustryId = 'gastronomy'): string =>
  tradeLine({ description, industry }, name);

describe('the small line of a name that does not say its trade', () => {
  it.each([
    ['Ruido Bonito', 'discos de vinilo', 'discos de vinilo'],
    ['Agave Viejo', 'mezcal artesanal de Oaxaca', 'mezcal artesanal'],
    ['Dra. Salas', 'ginecologa y obstetra', 'ginecóloga y obstetra'],
    ['Los Arcos del Valle', 'salon de eventos y jardin', 'salón de eventos'],
    ['Spa Rosa', 'depilacion laser y faciales', 'depilación láser'],
    ['Los Once', 'escuela de futbol', 'escuela de futbol'],
    ['Don Eusebio', 'carnitas estilo Michoacán', 'carnitas'],
    ['Nube Nueve', 'software contable para pymes', 'software contable'],
    ['Mareas del Sur', 'venta de mariscos congelados', 'mariscos congelados'],
    ['Casa Roble', 'muebles de madera, hechos a mano', 'muebles de madera'],
    ['El Faro', 'cortes de pelo y barva', 'cortes de pelo'],
    ['Hermanos Arizmendi', 'taller mecánico y cambio de aceite', 'taller mecánico'],
    ['Kodari', 'software de facturación para pymes', 'software'],
    ['Ponle Color', 'estampado de poleras, tazones y jockeys', 'estampado de poleras'],
    ['Lirio Blanco', 'floristería y ramos', 'floristería y ramos'],
    ['Brisa', 'arquitectura y remodelación de casas', 'arquitectura'],
    ['Kimura', 'restaurante de comida japonesa', 'comida japonesa'],
    ['Amaranta', 'vestidos de novia y costura a medida', 'vestidos de novia'],
    ['Zumbaya', 'miel y productos de abeja artesanales', 'miel'],
    ['Brisa', 'lavandería de ropa', 'lavandería'],
    ['Hermanos Sepúlveda', 'gasfiteria y calefaccion', 'gasfitería y calefacción'],
    ['Candil', 'lamparas de papel', 'lámparas de papel'],
    ['Ibarra & Solís', 'Abogados laborales y de familia', 'Abogados'],
    ['Luz Arellano', 'fotografía de bodas y familia', 'fotografía'],
    ['Luna Arcana', 'lectura de tarot y carta astral', 'lectura de tarot'],
    ['Luna Arcana', 'tienda esotérica', 'tienda esotérica'],
    ['Brisa del Sur', 'vacunatorio y toma de exámenes', 'vacunatorio'],
    ['El Galpón', 'arriendo de maquinaria', 'maquinaria'],
    ['El Galpón Grande', 'arriendo de maquinaria', 'arriendo de maquinaria'],
    ['Tendra', 'estudio de yoga y pilates', 'estudio de yoga'],
    ['Compás y Taco', 'academia de baile flamenco', 'baile flamenco'],
    ['Saltarines', 'salon de fiestas infantiles', 'fiestas infantiles'],
    ['Abuelos Felices', 'cuidado de ancianos dia y noche', 'cuidado de ancianos'],
    ['Paqui Gutiérrez', 'baños y cocinas llave en mano', 'baños y cocinas'],
    ['La Percha', 'ropa americana seleccionada', 'ropa americana'],
    ['Chispa', 'electricista autorizado, tableros y enchufes', 'electricista'],
    ['Rayún', 'cosmética natural con hierbas', 'cosmética'],
    ['Paloma Blanca', 'servicios fúnebres con todo respeto', 'servicios fúnebres'],
    ['Faro', 'clases de natación', 'clases de natación'],
    ['Faro', 'paneles solares híbridos', 'paneles solares'],
    ['Savia', 'miel, polen y propóleo', 'miel'],
    ['Savia', 'leche de almendras y jugos verdes', 'leche de almendras'],
    ['Pudú', 'paseos en kayak y sup', 'paseos en kayak'],
    ['Carpincho', 'ilustración y stickers', 'ilustración'],
    ['Uribia', 'mochilas koguis y chinchorros', 'mochilas'],
    ['Antílope', 'zapatillas minimalistas barefoot', 'zapatillas'],
    ['La Oveja Negra', 'quesos madurados de oveja', 'quesos'],
    ['Muzo Real', 'talla y venta de esmeraldas', 'esmeraldas'],
    ['Xanath', 'productores de vainilla de Papantla', 'vainilla'],
    ['Plata Colibrí', 'joyería de plata .925 hecha en Taxco', 'joyería'],
    ['Manos que Hablan', 'Lengua de señas para empresas', 'Lengua de señas'],
    ['Manos que Hablan', 'Lengua de signos para empresas', 'Lengua de signos'],
    ['Faro', 'club de ajedrez', 'club de ajedrez'],
    ['Don Machete', 'ortopedia y sillas de ruedas', 'ortopedia'],
    ['Faro', 'rotulos pintados a mano para fondas', 'rótulos pintados'],
    ['Faro', 'vendo pan amasado', 'pan amasado'],
    ['Hermanas Carballeira', 'tejemos y remendamos redes de pesca', 'redes de pesca'],
    ['Cuerda Floja', 'hago y arreglo violines y chelos', 'violines y chelos'],
    ['Wilmer Cuéllar', 'arreglo motos, frenos y cambio de aceite', 'arreglo de motos'],
    ['Puntada Brava', 'arreglo ropa y subo bastas', 'arreglo de ropa'],
    ['Los Huamaní', 'criamos truchas en la laguna', 'truchas'],
    ['Faro', 'arreglo floral', 'arreglo floral'],
    ['Jardines Olmedo', 'podamos palmeras', 'poda de palmeras'],
    ['Don Ovidio', 'se arreglan lavadoras', 'arreglo de lavadoras'],
    ['Ing. Wilfredo Choque', 'medimos terrenos y hacemos planos', 'medición de terrenos'],
    ['Los Pizarro', 'pinto retratos por encargo', 'retratos'],
    ['Grillo Cantor', 'compongo jingles para radio', 'jingles para radio'],
    ['Don Ovidio', 'compongo sillas de mimbre', 'compostura de sillas'],
    ['Hermanas Ríos', 'pintamos casas por dentro y por fuera', 'pintura de casas'],
  ])('of %s is the trade that "%s" begins with', (name, description, expected) => {
    expect(line(name, description)).toBe(expected);
  });
  it.each([
    ['Peque Pan', 'panadería sin gluten', 'the name says it'],
    ['Faro', 'somos una empresa familiar', 'it is a sentence'],
    ['Faro', 'hago de todo un poco', 'somebody speaks of no thing'],
    ['Jardines Olmedo', 'podemos pintar casas', 'what they can do is no pruning'],
    ['Faro', 'te arreglo la moto', 'somebody speaks to somebody'],
    ['Faro', 'zzz grrr', 'nothing knows it'],
    ['Faro', 'instalación de techumbres y canaletas', 'no beginning of it says what'],
    ['Faro', '', 'there is none'],
    ['Faro', 'instalación de invernaderos', 'beside so short a name it would take two lines'],
    ['Faro', 'te pongo el aire', 'somebody speaks to somebody'],
    ['Luz Verde', 'escuela de conductores clase B', 'a school alone is one of something'],
    ['Ña Rosa', 'huevos de gallina libre de jaula', 'a thing of everybody is no trade'],
    ['Faro', 'mesas y conteo de votos para asambleas', 'tables are of votes here'],
    ['Faro', 'restauración de muelbes', 'a slip of the keyboard would be drawn'],
    ['Savia', 'leche de cabritillas y jugos verdes', 'milk of something is no milk'],
    ['Faro', 'pan 24 horas', 'figures are no trade'],
    ['Faro', 'paneles fotovoltaicos híbridos', 'panels are of something'],
    ['Codornices El Nidito', 'huevo de codorniz', 'what the name does not say is a thing of everybody'],
    ['Popoyo Surf', 'escuela de surf y renta de tablas', 'a school is one of something'],
    ['Parteras del Sur', 'partería y acompañamiento en casa', 'a word of the name would stand there twice'],
    [
      'Manos que Hablan',
      'Intérpretes de lengua de señas para hospitales',
      'interpreters are of any language',
    ],
    ['Faro', 'urgencias de fontanería', 'urgent is anything'],
    ['Faro', 'alimento para ganado', 'food alone is eaten by people'],
  ])('of %s is not made of "%s": %s', (name, description) => {
    expect(line(name, description)).toBe('');
  });
  it.each([
    ['cortinas persianas y toldos', 'cortinas'],
    ['abonos semillas fumigadoras', 'abonos'],
    ['tortas heladas', 'tortas heladas'],
    ['pollos asados', 'pollos asados'],
    ['tornillos clavos herramientas', 'tornillos'],
  ])('of "%s", typed without commas, is "%s"', (description, text) => {
    expect(line('Faro', description)).toBe(text);
  });
  it.each([
    ['celulares fundas', 'celulares', 'technology'],
    ['cañas carretes', 'cañas y carretes', 'fishing'],
    ['cañas carretes señuelos', 'cañas y carretes', 'fishing'],
    ['frutas verduras abarrotes', 'frutas y verduras', 'food'],
    ['plantas macetas', 'plantas y macetas', 'nature'],
  ] as const)('of "%s" has no two things side by side, but "%s"', (description, text, industry) => {
    expect(line('La Esquina', description, industry)).toBe(text);
  });
  it.each([
    ['Merch & Ándale', 'Tazas, gorras y termos con tu logo', 'Tazas · gorras · termos'],
    ['Fidencio Arriola', 'monturas, cinturones y fundas de cuero', 'monturas · cinturones'],
    ['Azucena', 'ramos, coronas y arreglos para bodas', 'ramos · coronas'],
    ['Casa Etcheverry', 'sábanas, acolchadetes y toallas', 'sábanas · toallas'],
    ['Quesos de Paila', 'hacemos queso fresco, quesillo y cuajada', 'quesillo · cuajada'],
    ['Carteras Totora', 'bolsos tejidos en totora y cuero', ''],
    ['Los Mellizos', 'contenedores para escombros y basura', ''],
  ])('of %s is a row of what is sold, where none of "%s" says the others: "%s"', (name, description, row) => {
    expect(line(name, description, 'desing')).toBe(row);
    expect(row === '' || isTradeLine(row)).toBe(true);
  });
  it('spells transport in full, and is no place where the trade is told', () => {
    expect(line('Don Lucho', 'trasporte escolar en Maipú', 'automotive')).toBe('transporte escolar');
    expect(line('Don Lucho', 'Trasporte escolar en Maipú', 'automotive')).toBe('Transporte escolar');
    expect(line('Don Lucho', 'traslado de pasajeros', 'automotive')).toMatch(/^traslado/u);
  });

  it('is a line of letters alone, wherever it comes from', () => {
    expect(isTradeLine('discos de vinilo')).toBe(true);
    for (const text of ['', '<b>', 'a'.repeat(60), 7, null]) expect(isTradeLine(text)).toBe(false);
  });
  it('is drawn where the descriptor of a name would be, and nowhere for a name that has one', () => {
    const brief = {
      industry: 'entertainment',
      style: 'creative',
      type: 'text',
      color: '#7C3AED',
      description: 'discos de vinilo',
    } as const;
    const all = (name: string) =>
      Array.from({ length: 40 }, (_, i) => direct({ ...brief, name }, name, createRandom(`${i}`)));
    const texts = all('Ruido Bonito').map((direction) => drawnText('Ruido Bonito', direction).toLowerCase());
    expect(new Set(texts.map((text) => text.replace('discos de vinilo', '').trim()))).toEqual(
      new Set(['ruido bonito']),
    );
    expect(texts.filter((text) => text.includes('discos')).length).toBeGreaterThan(20);
    expect(all('Disquería Ruido').some(({ trade }) => trade !== undefined)).toBe(false);
  });
});
