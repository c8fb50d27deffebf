import { describe, expect, it } from 'vitest';
import type { IndustryId } from '../src/brief/brief.js';
import { symbolsFor } from '../src/lexicon/symbols-for.js';
import { LEVELS } from '../src/lexicon/table.js';

/** The ids that are sure of the trade, the best first. */
const sure = (name: string, industry: IndustryId, description: string): string[] =>
  symbolsFor({ name, industry, description })
    .filter(({ level }) => level >= LEVELS[''])
    .map(({ id }) => id);

describe('what leads among several things of a business', () => {
  it('is the vehicle of a carrier, not his load', () => {
    expect(sure('Sosa', 'transportation', 'transporto pescado en camión frigorífico')).toEqual([
      'refrigerated-truck',
    ]);
    expect(sure('Carga Liviana Sosa', 'transportation', 'llevo muebles y colchones')[0]).toBe('truck');
    expect(sure('Sosa', 'transportation', 'llevamos agua purificada a tu casa')[0]).toBe('water-jug');
    expect(sure('Sosa', 'food', 'llevamos pescado fresco')[0]).toBe('fish');
  });

  it('is what is put an end to, and not what goes with a thing', () => {
    expect(sure('Sosa', 'construction', 'acabamos con las termitas')).toContain('bug-banned');
    expect(sure('Sosa', 'construction', 'pérgolas con termitas')).not.toContain('bug-banned');
  });

  it.each<[purpose: string, id: string]>([
    ['software de facturación para pymes', 'receipt'],
    ['sistema de reservas para clínicas', 'calendar-check'],
    ['app de inventarios', 'package'],
  ])('is what a program is for: %s', (description, id) => {
    expect(sure('Conti', 'technology', description)[0]).toBe(id);
    expect(sure('Conti', 'technology', description)).not.toContain('code');
  });

  it.each<[description: string, industry: IndustryId, id: string]>([
    ['escape room para grupos', 'entertainment', 'escape-door'],
    ['sala de escape', 'entertainment', 'escape-door'],
    ['turrones artesanales', 'food', 'nougat'],
    ['ludoteca y café de juegos de mesa', 'entertainment', 'meeple'],
    ['tienda online de aros', 'desing', 'earrings'],
    ['tostaduría de maní y frutos secos', 'food', 'peanut'],
    ['herrería de caballos', 'livestock', 'horseshoe'],
    ['perros salchicha', 'livestock', 'dog'],
    ['soporte computacional', 'technology', 'laptop-wrench'],
    ['tinajas de madera y quinchos', 'construction', 'bathtub'],
    ['cierros perimetrales y panderetas', 'construction', 'chain-link-fence'],
    ['semillas de maravilla', 'agriculture', 'sunflower'],
    ['melena de león', 'agriculture', 'mushroom-cluster'],
    ['café cereza', 'agriculture', 'coffee-bean'],
    ['abejas reinas', 'livestock', 'bee'],
    ['leche de búfala', 'livestock', 'water-buffalo'],
    ['tomate rosa', 'agriculture', 'tomato'],
    ['torta del casar', 'food', 'cheese-wheel'],
    ['carne de membrillo', 'food', 'jar'],
    ['pipas y frutos secos', 'food', 'sunflower'],
    ['queso helado', 'food', 'ice-cream-cup'],
    ['lonja y subasta', 'fishing', 'fish'],
  ])('is the thing itself and not what it is made of: %s', (description, industry, id) => {
    expect(sure('Conti', industry, description)[0]).toBe(id);
  });

  it.each<[description: string, industry: IndustryId, leading: string, never: string]>([
    ['Bolsas y huaraches bordados a mano', 'desing', 'handbag', 'shopping-bag'],
    ['sistemas de punto de venta para abarrotes', 'technology', 'cash-register', 'credit-card'],
    ['hacemos vajilla de barro para restaurantes', 'art', 'tableware', 'cup'],
    ['ilustro libros infantiles', 'art', 'pencil', 'book-stack'],
    ['clases de buceo y bautizos submarinos', 'entertainment', 'dive-mask', 'candle'],
    ['maquinaria para la cosecha de uva', 'agriculture', 'tractor', 'bulldozer'],
    ['heladería italiana', 'food', 'ice-cream', 'translate'],
    ['torta de mil hojas', 'food', 'cake', 'leaf-split'],
    ['jardineras y maceteros', 'desing', 'plant', 'lawnmower'],
    ['banco de sangre de cordón umbilical', 'healthcare', 'drop-half', 'yarn'],
    ['ropa de trabajo: overoles y chaquetas', 'desing', 'dungarees', 'leather-jacket'],
    [
      'convertimos motos y autos clásicos a motor eléctrico',
      'automotive',
      'electric-motorcycle',
      'motorcycle',
    ],
    ['cremación y despedida de mascotas', 'marketing', 'paw-print', 'dog-and-cat'],
    ['ordeno clósets y cocinas', 'desing', 'open-wardrobe', 'cow'],
    ['forjamos cuchillos de cocina', 'art', 'knife', 'welding-mask'],
    ['nopal limpio y tuna por mayoreo', 'agriculture', 'nopal', 'cactus'],
    ['árboles nativos y plantas de bajo riego', 'nature', 'tree', 'sprinkler'],
    ['chirimoyas', 'agriculture', 'cherimoya', 'fruit-bowl'],
    ['conservación del oso de anteojos', 'nature', 'bear', 'eyeglasses'],
    ['gallos finos y navajas', 'livestock', 'rooster', 'knife'],
    ['embarcaderos ganaderos', 'livestock', 'gate', 'anchor'],
    ['tilapia en jaulas', 'livestock', 'fish', 'bird'],
    ['avistamiento de flamencos en la laguna', 'nature', 'flamingo', 'castanets'],
    ['rehabilitación de colibríes', 'nature', 'hummingbird', 'knee-joint'],
    ['plátano de Canarias', 'agriculture', 'banana', 'bird'],
  ])('is what its neighbours say of it: %s', (description, industry, leading, never) => {
    expect(sure('Conti', industry, description)[0]).toBe(leading);
    expect(sure('Conti', industry, description)).not.toContain(never);
  });

  it.each<[name: string, description: string, industry: IndustryId, drawings: readonly string[]]>([
    ['Chirimoyas Quillota', '', 'agriculture', ['cherimoya', 'cherimoya-half', 'fruit-tree']],
    ['Mezcal Tío Fidencio', 'mezcal artesanal', 'gastronomy', ['agave', 'mezcal-bottle', 'copita']],
    ['Hidroverde', 'lechugas hidropónicas', 'agriculture', ['lettuce', 'hydroponic-channel', 'greens-bunch']],
    ['Arepas y Empanadas La Costeñita', '', 'food', ['arepa', 'empanada', 'empanada-tray']],
    [
      'Rambután Soconusco',
      'rambután y mangostán',
      'agriculture',
      ['fruit-tree', 'fruit-crate', 'fruit-bowl'],
    ],
  ])('has three drawings of its own: %s', (name, description, industry, drawings) => {
    expect(sure(name, industry, description).slice(0, 3)).toEqual(drawings);
  });

  it('is no tea where "te" is whom it is done for', () => {
    expect(sure('Mariana', 'gastronomy', 'te cocino en tu casa')).not.toContain('teapot');
    expect(sure('Mariana', 'gastronomy', 'te negro y tortas en tu casa')[0]).toBe('teapot');
  });

  it('is no animal that goes with what is grown', () => {
    expect(sure('Conti', 'agriculture', 'trufa fresca y perros truferos')[0]).toBe('truffle');
    expect(sure('Sarrión', 'food', 'buscamos trufa negra con perros')[0]).toBe('truffle');
    expect(sure('Toby', 'food', 'comida con carne para perros')[0]).not.toBe('steak');
  });

  it('is no physician who has the title and treats animals', () => {
    expect(sure('Doctor Achával', 'livestock', 'inseminación y tacto de vacas')[0]).toBe('cow');
    expect(sure('Doctora Ruiz', 'healthcare', '')[0]).toBe('stethoscope');
  });

  it('is what the name of a school is called after, when it is of its trade', () => {
    expect(sure('Academia de Música Clave de Sol', 'art', '')[0]).toBe('treble-clef');
  });

  it('is the program where nothing more is said of it', () => {
    expect(sure('Conti', 'technology', 'desarrollo de software')[0]).toBe('code');
  });

  it('is the trade that the name says too, before what is done besides', () => {
    const symbols = sure('Panadería Central', 'food', 'tortas, kuchen y pan amasado');
    expect(symbols[0]).toBe('bread');
    expect(symbols).not.toContain('cake');
    expect(sure('Pastelería Central', 'food', 'tortas y pan amasado')[0]).toBe('cake');
  });

  it('is the thing of its trade that a name is, next to the trade itself', () => {
    expect(sure('La Espiga', 'food', 'panadería y pastelería').slice(0, 2)).toEqual(['bread', 'wheat']);
  });

  it.each([
    ['La Jaiba Brava', true],
    ['Jaiba Brava', false],
    ['La Jaiba Brava del Puerto', false],
  ])('is among what its name is called after with its article and one word more: %s', (name, isCalled) => {
    const crab = symbolsFor({ name, industry: 'gastronomy', description: 'ceviches y aguachile' }).find(
      ({ id }) => id === 'crab',
    );
    expect(crab?.namesake === true).toBe(isCalled);
  });

  it.each<[name: string, description: string, industry: IndustryId, id: string]>([
    ['Fundación Ladrido', 'Rescatamos perros de la calle', 'nature', 'paw-print'],
    ['Fundación Zancada', 'Prótesis deportivas para jóvenes amputados', 'entertainment', 'prosthesis'],
    ['ONG Manantial', 'Pozos de agua para comunidades', 'nature', 'well-bore'],
    ['Fundación Cuchara', 'Llevamos comida a ollas comunes con voluntarios', 'food', 'cooking-pot'],
    ['Noche Salada', 'Fotografía de estrellas en el salar de Uyuni', 'nature', 'telescope-star'],
  ])('is what is done and not who does it or where: %s, %s', (name, description, industry, id) => {
    expect(sure(name, industry, description)[0]).toBe(id);
  });

  it('is the dog and not the comb where dogs are groomed', () => {
    expect(sure('Huellas', 'livestock', 'baño y corte de perros').slice(0, 2)).toEqual([
      'dog-bath',
      'poodle',
    ]);
  });
});

describe('a flower', () => {
  const flowers = (name: string): string[] =>
    symbolsFor({ name, industry: 'nature', description: 'florería' }).map(({ id }) => id);

  it('that is named leaves no other', () => {
    expect(flowers('El Girasol')).toContain('sunflower');
    expect(flowers('El Girasol')).not.toContain('flower-tulip');
    expect(flowers('Orquídea')).not.toContain('flower-tulip');
  });

  it('that is nobody knows which may be any', () => {
    expect(flowers('Ana')).toContain('flower-tulip');
  });
});
