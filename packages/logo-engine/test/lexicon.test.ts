import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { INDUSTRY_IDS, type IndustryId } from '../src/brief/brief.js';
import { GENERIC_MARKS } from '../src/brief/industries.js';
import { direct } from '../src/direction/director.js';
import { iconFile } from '../src/icons/icons.js';
import { symbolsFor } from '../src/lexicon/symbols-for.js';
import { ASIDE, ENTRIES, ICON_IDS, readLine } from '../src/lexicon/table.js';
import { markById } from '../src/marks/index.js';
import { createRandom } from '../src/random/random.js';
import { PARTS, readCases, readNames } from './lexicon/cases.js';
import { claimedTwice } from './lexicon/faults.js';
import { drawnShares, isCalledAfter, judge, shares } from './lexicon/measure.js';

const require = createRequire(import.meta.url);

const ids = (description: string, industry: IndustryId = 'marketing', name = 'Andrade'): string[] =>
  symbolsFor({ description, name, industry })
    .filter(({ from }) => from !== 'industry')
    .map(({ id }) => id);
const first = (description: string, industry?: IndustryId): string | undefined =>
  ids(description, industry)[0];
const byName = (name: string, industry: IndustryId = 'marketing'): string | undefined =>
  ids('', industry, name)[0];

describe('what a business is about', () => {
  it.each([
    ['taller de bicicletas', 'automotive', 'bicycle'],
    ['escuela de equitación', 'livestock', 'horse'],
    ['clínica veterinaria', 'healthcare', 'paw-print'],
    ['estudio de diseño gráfico', 'desing', 'bezier'],
    ['huevos de gallina libre', 'livestock', 'eggs'],
    ['electricista certificado', 'construction', 'lightning'],
    ['venta de quesos de cabra', 'food', 'cheese'],
    ['ropa para perros', 'desing', 'dog'],
    ['intérpretes de lengua de señas para hospitales', 'marketing', 'sign-language'],
    ['lengua de signos para empresas', 'marketing', 'sign-language'],
    ['cetrero', 'livestock', 'falcon'],
    ['cabaña de aberdeen angus', 'livestock', 'polled-bull'],
    ['toros red angus', 'livestock', 'polled-bull'],
    ['toros hereford', 'livestock', 'bull'],
    ['carne angus', 'food', 'steak'],
    ['recorte de pezuñas de vacas', 'livestock', 'cloven-hoof'],
    ['herrador de caballos', 'livestock', 'horseshoe'],
    ['prótesis y órtesis', 'healthcare', 'prosthesis'],
    ['ortopedia técnica', 'healthcare', 'prosthesis'],
    ['prótesis dental', 'healthcare', 'tooth'],
    ['afiches ilustrados', 'art', 'pasted-poster'],
    ['taller de risografía', 'art', 'pasted-poster'],
    ['carteles para conciertos', 'desing', 'pasted-poster'],
    ['carteles luminosos', 'desing', 'letter-lights'],
    ['encuestadores a domicilio', 'marketing', 'survey-clipboard'],
    ['muebles de contrachapado', 'desing', 'plywood-shelf'],
    ['mobiliario modular', 'desing', 'plywood-shelf'],
    ['urgencias 24 horas fontanería', 'construction', 'faucet'],
    ['urgencias médicas a domicilio', 'healthcare', 'ambulance'],
    ['maquillaje de difuntos, tanatoestética', 'healthcare', 'lily'],
    ['percebeiro', 'fishing', 'mussel'],
    ['llamas de la puna', 'nature', 'llama'],
    ['doma natural y burros', 'livestock', 'donkey'],
    ['museo de radios', 'entertainment', 'valve-radio'],
    ['pocero, arquetas y atascos', 'construction', 'pipe'],
    ['gomero', 'automotive', 'tire'],
    ['hojalatero', 'automotive', 'car-hammer'],
    ['fierrero', 'construction', 'rebar'],
    ['changarín', 'transportation', 'hand-truck'],
    ['cevichera', 'gastronomy', 'ceviche-bowl'],
    ['chacarero', 'agriculture', 'produce-crate'],
    ['lustrabotas', 'marketing', 'lace-up-shoe'],
    ['rescatamos quiltros', 'nature', 'dog'],
    ['pozones de agua caliente y quinchos', 'nature', 'hot-spring'],
    ['respaldamos los datos de su empresa', 'technology', 'database'],
    ['perforaciones de noria y puntera', 'construction', 'well-bore'],
    ['parches, cámaras y llantas', 'automotive', 'tire'],
    ['cholgas y choros', 'fishing', 'mussel'],
    ['pintamos persianas con graffiti', 'art', 'spray-can'],
    ['llaveros y tazas con tu marca', 'marketing', 'key-ring'],
    ['alfajores de maicena y chocolate', 'food', 'alfajor'],
    ['fugazzetas y fainá', 'food', 'pizza-whole'],
    ['navajas y berberechos', 'food', 'mussel'],
    ['navajas', 'desing', 'knife'],
    ['lomitos en adopción', 'nature', 'dog'],
    ['chivas', 'transportation', 'chiva-bus'],
    ['parrillas', 'automotive', 'jeep'],
    ['concertina', 'construction', 'fence'],
    ['concertina', 'entertainment', 'accordion'],
    ['sublimadoras y prensas', 'technology', 'printed-tee'],
    ['guajolotes', 'livestock', 'turkey'],
    ['mango por reja', 'agriculture', 'mango'],
    ['yerbas', 'healthcare', 'leaf-split'],
    ['juegos en red, ciber', 'technology', 'game-controller'],
    ['lavado de alfombras y salas a domicilio', 'desing', 'rolled-rug'],
    ['rectificación de motores y tapas de cilindro', 'automotive', 'crankshaft'],
    ['perforación de pozos y bombas de agua', 'construction', 'well-bore'],
    ['contabilidad en línea para bodegas', 'marketing', 'laptop-bill'],
    ['pipa de agua potable a domicilio', 'transportation', 'tanker'],
    ['embragues y prensas', 'automotive', 'clutch-disc'],
    ['cafe racer y bobber', 'automotive', 'motorcycle'],
    ['tapas rígidas para pickup', 'automotive', 'pickup'],
    ['análisis de gases contaminantes', 'automotive', 'car-exhaust'],
    ['reparación de computadoras de autos', 'automotive', 'engine-light'],
    ['relojes biométricos y torniquetes', 'technology', 'finger-lines'],
    ['bancos de baterías', 'technology', 'charged-battery'],
    ['renta de fotocopiadoras', 'technology', 'printer'],
    ['montaje de torres', 'construction', 'broadcast'],
    ['recepción de departamentos nuevos', 'construction', 'hard-hat'],
    ['restauración de casonas antiguas de adobe', 'construction', 'ionic-column'],
    ['fachadas de vidrio', 'construction', 'skyline'],
    ['plastificado de pisos', 'construction', 'parquet'],
    ['jaulas ganaderas', 'transportation', 'cattle-truck'],
    ['residuos peligrosos', 'transportation', 'hazard-drum'],
    ['pozos sépticos', 'construction', 'septic-truck'],
    ['alisado de paredes y quitar gotelé', 'construction', 'trowel'],
    ['puertas batientes y motores', 'construction', 'door'],
    ['cubreasientos de cuero', 'automotive', 'quilted-seat'],
    ['carga de gas refrigerante', 'construction', 'split-unit'],
    ['fuentes y cascadas', 'construction', 'fountain'],
    ['corte láser', 'technology', 'laser-head'],
    ['automatización de procesos', 'technology', 'robot-arm'],
    ['góndolas y bateas', 'transportation', 'dump-truck'],
    ['mini casas sobre ruedas', 'construction', 'camper'],
  ] as const)('finds the particular in "%s" (%s): %s', (description, industry, symbol) => {
    expect(first(description, industry)).toBe(symbol);
  });

  it('reads phrases before their words', () => {
    expect(first('pan dulce')).toBe('bread');
    expect(first('lavado de autos')).toBe('car-wash');
    expect(ids('lavado de autos')).toContain('car-suds');
    expect(first('comida para perros')).toBe('bone');
  });

  it('draws no thing that a calling carries or works on', () => {
    expect(ids('cuidamos sus muebles como propios', 'transportation', 'Mudanzas El Canguro')[0]).toBe(
      'truck',
    );
    expect(ids('boilers y tinacos', 'construction', 'Plomero Luis')[0]).toBe('faucet');
    expect(ids('al colegio y jardín', 'transportation', 'Furgón Escolar Carmen')[0]).toBe('school-bus');
    expect(ids('boilers y tinacos', 'construction', 'Casa Luis')[0]).toBe('water-heater');
    expect(ids('compramos cartón y papel', 'nature', 'Recicla Ya')[0]).toBe('recycle');
  });

  it('takes whom a name with a trade is for, for no trade of its own', () => {
    expect(ids('para almacenes y negocios', 'marketing', 'Contadores Ruiz')[0]).toBe('calculator');
    expect(ids('para feriantes, almacenes y transportistas', 'marketing', 'Contadores Ruiz')[0]).toBe(
      'calculator',
    );
    expect(ids('para almacenes y negocios', 'marketing', 'Ruiz')).toContain('grocery-bag');
    expect(ids('para perros', 'desing', 'Ropa Luz')[0]).toBe('dog');
  });

  it('takes the industry of what opens a name for its trade', () => {
    expect(ids('comunidades de vecinos', 'technology', 'Antenas Vigo')[0]).toBe('broadcast');
    expect(ids('comunidades de vecinos', 'construction', 'Antenas Vigo')[0]).toBe('skyline');
    expect(ids('lavandería', 'technology', 'Nube Clara')[0]).toBe('washing-machine');
    expect(ids('', 'agriculture', 'Viña Hermanos Aguirre')[0]).toBe('grapes');
    expect(ids('restauración de coches', 'automotive', 'Garaje Montes')[0]).toBe('car-wrench');
    expect(ids('', 'construction', 'Constru-Arte Quispe')[0]).toBe('roofs');
    expect(ids('té en hebras hecho en Rosario', 'food', 'Calma')).not.toContain('rosary');
    expect(ids('accesorios y ropa', 'transportation', 'Bicicletas Rojas')[0]).toBe('bicycle');
    expect(ids('dispensadores de pienso para gatos', 'livestock', 'Comedero Feliz')[0]).toBe('cat');
  });

  it('takes a contractor for what the next word says', () => {
    expect(byName('Contratista Eléctrico Vidal', 'construction')).toBe('lightning');
    expect(byName('Contratista Vidal', 'construction')).toBe('roofs');
  });

  it('takes a name for its trade, and not for what that is called after', () => {
    expect(byName('Milonga del Abasto', 'entertainment')).toBe('dancing-couple');
    expect(byName('Calcomanías Turbo', 'desing')).toBe('sticker');
    expect(byName('Vallas del Bajío')).toBe('billboard');
    expect(byName('Bodegón El Porteño de Ley', 'gastronomy')).toBe('cutlery');
    expect(ids('chocolate con porras', 'gastronomy', 'Churrería San Ginés')[0]).toBe('churro');
    expect(ids('corazón a la parrilla', 'gastronomy', 'Anticuchos Mamá Charo')[0]).toBe('skewer');
    expect(ids('funciones los domingos, máscaras', 'entertainment', 'Lucha Libre Arena')[0]).toBe(
      'luchador-mask',
    );
    expect(ids('empaste, pintura y cerámica', 'construction', 'Estucos Ramírez')[0]).toBe('trowel');
    expect(ids('también nata y suero', 'food', 'Queso de Mano Caribay')[0]).toBe('cheese');
    expect(ids('carga y turistas', 'transportation', 'Mulas Arrieros')[0]).toBe('donkey');
  });

  it('hears what a single person does not do', () => {
    expect(ids('voy donde estés, no hago pintura', 'automotive', 'Mecánico Leo')[0]).toBe('wrench');
  });

  it('takes who opens a name with a work for no family', () => {
    expect(byName('Carpintero Julián', 'desing')).toBe('hammer');
    expect(byName('Abogados Carpintero', 'marketing')).toBe('scales');
  });

  it('shows a second drawing that is as much the trade', () => {
    expect(ids('club de remo', 'entertainment').slice(0, 2)).toEqual(['crossed-oars', 'rower']);
    expect(ids('club de básquetbol', 'entertainment').slice(0, 2)).toEqual(['basketball', 'basketball-hoop']);
    expect(ids('hotel para gatos', 'nature').slice(0, 2)).toEqual(['cat', 'seated-cat']);
    expect(ids('karate infantil', 'healthcare').slice(0, 2)).toEqual(['martial-belt', 'karate-kick']);
  });

  it('takes what is brought for more than the bringing', () => {
    expect(first('reparto de gas a domicilio', 'transportation')).toBe('gas-cylinder');
    expect(first('repuestos, despacho a regiones', 'automotive')).toBe('engine');
    expect(first('reparto de comida en moto', 'transportation')).toBe('moped');
    expect(first('reparto y despacho', 'transportation')).toBe('truck');
  });

  it.each([
    ['profe de mates y física', 'art', 'abacus'],
    ['mate y bizcochos', 'food', 'mate'],
    ['ayudo a hacer las tareas', 'art', 'exam-sheet'],
    ['escuela de pilotos de drones', 'technology', 'drone'],
    ['club de remo', 'entertainment', 'crossed-oars'],
    ['bates y guantes de béisbol', 'entertainment', 'baseball-bat'],
    ['juguetes para adultos', 'marketing', 'heart'],
    ['borrado de grafitis', 'construction', 'pressure-lance'],
    ['galletas horneadas para perros', 'nature', 'bone'],
    ['arena sanitaria para gatos', 'nature', 'cat'],
    ['mesas de casino para fiestas', 'entertainment', 'poker-chip'],
    ['fundas de celular y micas', 'technology', 'phone-case'],
    ['grabado láser en madera', 'marketing', 'laser-engraver'],
    ['asociación de personas ciegas', 'marketing', 'hand-heart'],
    ['carreras técnicas a distancia', 'art', 'graduation-cap'],
    ['bootcamp de datos y python', 'technology', 'code'],
    ['bootcamp al aire libre', 'healthcare', 'barbell'],
    ['telas y aro', 'art', 'aerial-silks'],
    ['telas de patchwork', 'art', 'fabric-roll'],
    ['canoas hawaianas', 'entertainment', 'kayak'],
    ['vaciado de pisos y trasteros', 'construction', 'truck-house'],
    ['viajes a tierra santa', 'transportation', 'church'],
    ['venta de lotería y raspaditos', 'marketing', 'ticket'],
    ['chips de celular', 'technology', 'device-mobile'],
    ['colectivo ciclista', 'marketing', 'bicycle'],
    ['peña flamenca', 'entertainment', 'castanets'],
    ['lavado de tenis', 'desing', 'sneaker-brush'],
    ['pastorela y posadas', 'marketing', 'nativity'],
    ['arriendo de estufas hongo', 'entertainment', 'flame'],
    ['junta vecinal', 'marketing', 'handshake'],
  ] as const)('draws the trade of "%s" and not what a word of it is elsewhere', (text, industry, id) => {
    expect(first(text, industry)).toBe(id);
  });

  it('takes stuff beside scrap for what is collected', () => {
    expect(ids('compramos cartón, fierro y chatarra', 'nature')[0]).toBe('recycle');
    expect(first('cajas de cartón', 'food')).toBe('carton-box');
    expect(first('retiro de computadores, reciclaje', 'technology')).toBe('recycle');
  });

  it('draws the course and not those who attend it', () => {
    expect(ids('clases para niños y bebés', 'healthcare', 'Natación Delfines')[0]).toBe('swimming-pool');
    expect(ids('para embarazadas y bebés', 'healthcare', 'Yoga Raíz')[0]).toBe('flower-lotus');
    expect(first('ropa de bebé', 'desing')).toBe('onesie');
  });

  it('draws no restaurant for who breeds or fishes for restaurants', () => {
    expect(ids('criamos cuyes para restaurantes', 'livestock')).toEqual(['guinea-pig', 'guinea-pigs']);
    expect(first('restaurante familiar', 'gastronomy')).toBe('cutlery');
  });

  it('draws no cup for the breakfast of a house to sleep in', () => {
    expect(ids('camas, desayuno y wifi', 'entertainment', 'Hostal Quebrada')).not.toContain('cup');
  });

  it('hears what a spraying, a plastic or a bookshop is for', () => {
    expect(first('fumigacion de cultivos con drones', 'agriculture')).toBe('crop-drone');
    expect(first('fumigación de casas y bodegas')).toBe('bug-beetle');
    expect(first('recogemos plastico de las playas', 'nature')).toBe('recycle');
    expect(first('inyección de plástico', 'construction')).toBe('plastic-mould');
    expect(first('librería y papelería, fotocopias')).toBe('pencil');
    expect(first('librería de novelas')).toBe('book-open');
  });

  it('leaves an animal that is said to have a trade its name', () => {
    expect(byName('El Gato Cerrajero', 'construction')).toBe('key');
    expect(byName('El Gato', 'construction')).toBe('cat');
  });

  it('takes where something is done for no thing', () => {
    expect(ids('arreglos en su hogar', 'construction')).not.toContain('house');
  });

  it('keeps a phrase within its sentence', () => {
    expect(ids('Taller. Bicicletas')[0]).toBe('bicycle');
    expect(ids('lavado; autos')).not.toContain('drop-half');
  });

  it('lets a workshop yield to the industry', () => {
    expect(first('taller', 'automotive')).toBe('wrench');
    expect(ids('taller', 'art')).toEqual([]);
    expect(ids('estudio', 'desing')).toEqual([]);
    expect(ids('centro', 'healthcare')).toEqual([]);
    expect(first('cerámica', 'construction')).toBe('tiles');
    expect(first('cerámica', 'art')).toBe('vase');
  });

  it.each([
    ['volantes y tarjetas de presentación', 'food', 'flyer'],
    ['tapicería de volantes y asientos', 'food', 'steering', 'couch'],
    ['vestidos con volantes', 'food', 'dress'],
    ['taller de cerámica y clases de torno', 'food', 'vase'],
    ['coronas de cerámica para dentistas', 'food', 'tooth'],
    ['velas para yates y regatas', 'art', 'boat', 'anchor'],
    ['velas de soya', 'fishing', 'candle'],
    ['sierras y taladros', 'nature', 'saw-blade'],
    ['ceviche de sierra', 'gastronomy', 'ceviche-bowl'],
    ['gatos hidráulicos', 'food', 'tools'],
    ['gatos en adopción', 'automotive', 'cat'],
    ['pie de limón', 'marketing', 'cake'],
    ['cuidado del pie diabético', 'marketing', 'foot', 'footprints', 'hand-heart'],
    ['clases de salsa y bachata', 'food', 'dancing-couple'],
    ['salsas picantes y aderezos', 'marketing', 'pepper'],
    ['instalación de llaves y grifos', 'marketing', 'faucet'],
    ['copias de llaves', 'marketing', 'key-copies'],
    ['redes de pesca', 'technology', 'hung-net'],
    ['cableado y redes de computadores', 'fishing', 'network'],
    ['baterías para auto', 'entertainment', 'car-battery'],
    ['clases de batería', 'automotive', 'drum', 'drum-kit'],
  ] as const)('reads a word by its neighbours: "%s" (%s) is a %s', (description, industry, ...symbols) => {
    expect(symbols).toContain(first(description, industry));
  });

  it('draws no flavour for the thing that has it', () => {
    expect(ids('sabores de tequila, queso y elote', 'food', 'Nieves de Garrafa Dolores')[0]).toBe(
      'ice-cream',
    );
    expect(ids('sabores de tequila, queso y elote', 'food', 'Dolores')).toContain('agave');
  });

  it('takes a city for no thing where nobody sells that', () => {
    expect(ids('', 'automotive', 'Alineación y Balanceo Pasto')).not.toContain('lawnmower');
    expect(ids('', 'construction', 'Portones Automáticos Rosario')).not.toContain('rosary');
    expect(ids('', 'art', 'Artesanías Rosario')).toContain('rosary');
    expect(ids('pasto en rollo', 'nature', 'Jardines Vera')[0]).toBe('lawnmower');
  });

  it('draws the instrument of a concert', () => {
    expect(ids('conciertos de marimba', 'entertainment', 'Maderas')[0]).toBe('marimba');
    expect(ids('conciertos y fiestas', 'entertainment', 'Maderas')[0]).toBe('music-notes');
  });

  it('takes what a house is ruled from for no telephone', () => {
    expect(ids('luces y persianas desde el celular', 'technology', 'Domótica Lista')[0]).toBe('house-wifi');
    expect(ids('reparación de celulares', 'technology', 'Lista')[0]).toMatch(/phone/);
  });

  it('reads a word of the description by the name, and the other way round', () => {
    expect(ids('volantes', 'food', 'Imprenta Andrade')).toContain('flyer');
    expect(ids('neumáticos y frenos', 'food', 'Volantes Andrade')).toContain('steering');
    expect(ids('volantes', 'food')).toEqual([]);
  });

  it('goes by the industry where no neighbour tells', () => {
    expect(first('volantes', 'marketing')).toBe('flyer');
    expect(first('volantes', 'automotive')).toBe('steering');
    expect(first('lima', 'agriculture')).toBe('citrus');
  });

  it('draws nothing for words that only sound like a thing', () => {
    for (const description of [
      'te ayudamos',
      'envíos a todo Chile',
      'todo sobre ti',
      'puro sabor',
      'en la colonia Roma',
    ])
      expect(
        ids(description, 'marketing').filter((id) => /tea|cup|pepper|envelope|cigarette|perfume/.test(id)),
        description,
      ).toEqual([]);
  });

  it.each([
    ['Funeraria Santa Rosa de Osos', 'servicios exequiales', 'bear'],
    ['Funeraria El Oso', 'velatorios', 'bear'],
    ['Cremaciones La Fogata', '', 'flame'],
    ['Oncología Cangrejo', '', 'crab'],
    ['Óptica La Llama', '', 'flame'],
    ['Dr. Nicanor Puma', 'medicina general', 'puma'],
    ['Dra. Lucía Cóndor Mamani', 'dermatología', 'condor'],
    ['Óptica Lumbre', 'lentes y examen visual', 'flame'],
  ] as const)('has no animal and no fire for who bears "%s"', (name, description, unwanted) => {
    const ids = symbolsFor({ name, industry: 'healthcare', description }).map(({ id }) => id);
    expect(ids).not.toContain(unwanted);
  });

  it('keeps what is calm of the name of who buries', () => {
    const called = symbolsFor({
      name: 'Funerales El Roble',
      industry: 'healthcare',
      description: 'velatorios',
    });
    expect(called.map(({ id }) => id)).toContain('tree');
  });

  it.each([
    ['Austral Cargo', 'transportation', /^(?!car)/],
    ['El Rincón de Papá', 'food', /^(?!potato)/],
    ['Papas Don Luis', 'food', /^potato$/],
    ['Autógrafo', 'art', /^(?!car)/],
  ] as const)('reads the name "%s" as it is meant', (name, industry, first) => {
    expect(symbolsFor({ name, industry, description: '' })[0]?.id).toMatch(first);
  });

  it.each([
    'empresa con vasta experiencia',
    'nada caro',
    'nunca cierra',
    'precio por metro cuadrado',
    'un lugar espectacular',
    'cuidamos de ti',
    'viajamos a menudo',
    'asesoría a micro y pequeñas empresas',
  ])('hears no trade in what anyone says of themselves: "%s"', (description) => {
    const called = symbolsFor({ description, name: 'Andrade', industry: 'marketing' });
    expect(called.filter(({ level }) => level > 0)).toEqual([]);
  });

  it.each([
    ['eliminación de callos y durezas', 'healthcare', 'foot', 'knife'],
    ['cuidadora de niños', 'healthcare', 'baby', 'elders'],
    ['asilo político y visas', 'marketing', 'globe', 'elders'],
    ['incubadora de startups', 'technology', 'rocket-launch', 'chick'],
    ['food truck de tacos al pastor', 'gastronomy', 'taco', 'truck'],
    ['asador de cordero', 'gastronomy', 'lamb', 'bull'],
    ['chilaquiles y huevos rancheros', 'gastronomy', 'tortillas', 'guitar'],
    ['barras de proteína y granola', 'food', 'almond', 'barbell'],
    ['traumatología y yesos', 'healthcare', 'broken-bone', 'bricks'],
    ['pensión de caballos', 'livestock', 'horse', 'bed'],
    ['mates y facturas', 'gastronomy', 'mate', 'receipt'],
    ['teclados mecánicos', 'technology', 'keyboard', 'wrench'],
    ['restauración de corales', 'nature', 'coral', 'armchair'],
    ['restauración de vitrales de iglesias', 'art', 'stained-glass', 'armchair'],
    ['terapia de voz y habla para niños', 'healthcare', 'speaking-head', 'eye'],
    ['plantillas, prótesis y férulas', 'healthcare', 'insole', 'wheelchair'],
    ['bolsas de colostomía', 'healthcare', 'cross-heart', 'shopping-bag'],
    ['animación de fiestas infantiles', 'entertainment', 'clown', 'puzzle-piece'],
    ['roller, toldos y persianas', 'desing', 'blinds', 'roller-skate'],
    ['tasación de joyas y arte', 'marketing', 'gem', 'house'],
    ['extractores de leche en arriendo', 'healthcare', 'baby', 'fan'],
    ['haloterapia y cuevas de sal', 'healthcare', 'salt-heap', 'salt-shaker'],
    ['figuras de cera', 'entertainment', 'bank', 'flower-lotus'],
    ['restauración de papel y documentos', 'art', 'stitched-book', 'armchair'],
    ['telas teñidas', 'art', 'fabric-roll', 'aerial-silks'],
    ['zapatos de tacón', 'desing', 'high-heel', 'lace-up-shoe'],
    ['zanqueros', 'entertainment', 'circus-tent', 'balloon'],
    ['mamografías y prevención de cáncer de mama', 'healthcare', 'awareness-ribbon', 'hard-hat'],
    ['gasas, algodón y material de curación', 'healthcare', 'bandaids', 'cotton-boll'],
    ['pañales para incontinencia', 'healthcare', 'elders', 'pacifier'],
    ['manejamos redes, pauta y contenido', 'marketing', 'bubble-heart', 'fishing-net'],
    ['trámites de licencias de apertura', 'marketing', 'sealed-folder', 'learner-car'],
    ['construcción de violas y contrabajos', 'art', 'violin', ''],
    ['hilado a mano y teñido vegetal', 'art', 'spool', 'carrot'],
    ['trajes y caretas de diablada', 'art', 'folk-dancer', 'suit'],
    ['chisperos para bodas', 'entertainment', 'fire-fountain', 'flame'],
    ['flautas y quenas', 'art', 'pan-flute', 'piano-keys'],
    ['cambio de aceite express', 'automotive', 'oil-can', 'moped'],
    ['traslado en lancha', 'transportation', 'motorboat', 'car'],
    ['restauración de motos antiguas', 'automotive', 'motorcycle', 'vocho'],
    ['paneles solares y termas', 'construction', 'solar-panel', 'hot-spring'],
    ['alquiler de patinetas eléctricas', 'transportation', 'scooter', 'skateboard'],
    ['encargos de tortas y pasteles', 'food', 'cake', 'parcel-van'],
    ['pasajes aéreos y paquetes turísticos', 'transportation', 'airplane-tilt', 'bus'],
    ['perforaciones en hormigón', 'construction', 'drill', 'tattoo-machine'],
    ['dolor de muñeca y hombro', 'healthcare', 'hand-palm', 'doll'],
    ['ropa interior de hombre', 'art', 'boxers', 'bra'],
    ['drag racing y cuarto de milla', 'automotive', 'flag-checkered', 'lipstick'],
    ['hostal en el centro histórico', 'entertainment', 'bed', 'signpost'],
    ['fumigadora de casas y oficinas', 'construction', 'bug-beetle', 'tractor'],
    ['venta de snacks', 'food', 'popcorn', 'acorn'],
    ['diseño de escaleras y barandas', 'construction', 'staircase', ''],
    ['vinagre de Jerez envejecido en bota', 'food', 'wine-barrel', 'boot'],
    ['hojas de resorte para camiones', 'automotive', 'coil-spring', 'leaf-split'],
    ['válvulas industriales y bridas', 'construction', 'pipe', 'shower-head'],
    ['oxígeno y acetileno para talleres', 'construction', 'gas-cylinder', 'lungs'],
    ['reloj de pared y pulsera', 'art', 'pendulum-clock', 'ring'],
    ['tacos de trompo', 'gastronomy', 'taco', 'spinning-top'],
    ['pasta de mole', 'food', 'molcajete', 'pasta'],
    ['pastas con ajo y aceite', 'gastronomy', 'pasta', 'molcajete'],
    ['palmas para el Domingo de Ramos', 'art', 'tree-palm', 'bouquet'],
    ['tours de avistamiento de aves', 'nature', 'bird', 'boat'],
    ['balanzas para hacienda', 'livestock', 'platform-scale', 'scales'],
    ['rescate en helicóptero', 'transportation', 'helicopter', 'ambulance'],
    ['rehabilitación de alcohol y adicciones', 'healthcare', 'hand-heart', 'knee-joint'],
    ['alquiler de trajes de morenada', 'entertainment', 'folk-dancer', 'suit'],
    ['fumigamos cultivos con avioneta', 'agriculture', 'light-aircraft', 'bug-banned'],
    ['tours para ver ballenas', 'nature', 'whale', 'mountain'],
    ['tartas por encargo', 'food', 'cake', 'pie'],
    ['tartas y pascualinas', 'food', 'pie', 'cake'],
    ['marcos y enmarcaciones', 'art', 'picture-frame', 'brush'],
    ['registro de marcas y patentes', 'marketing', 'trademark', 'license-plate'],
    ['patentes y placas de autos', 'marketing', 'license-plate', 'trademark'],
    ['hoja de coca', 'food', 'leaf-split', 'bread'],
    ['le borro los códigos de falla a su auto', 'automotive', 'engine-light', 'code'],
    ['detailing: pulimos y enceramos la pintura', 'automotive', 'car-wash', 'spray-gun'],
    ['abuelitos a sus controles médicos', 'transportation', 'wheelchair', 'stethoscope'],
    ['fabrico bombos legüeros', 'art', 'drum', 'factory'],
    ['decoro departamentos', 'desing', 'reading-corner', 'house'],
    ['enseño a montar, paseos por el bosque', 'entertainment', 'horse', ''],
    ['paseos por el río', 'nature', 'waves', ''],
    ['venta de croquetas para perro', 'livestock', 'bone', 'croquettes'],
  ] as const)(
    'goes by the sense that the words around tell: "%s" (%s) is %s',
    (text, industry, symbol, wrong) => {
      expect(first(text, industry)).toBe(symbol);
      expect(ids(text, industry)).not.toContain(wrong);
    },
  );

  it('puts the description before the name, and the name before the industry', () => {
    const candidates = symbolsFor({
      description: 'taxis al aeropuerto',
      name: 'Panadería del Mar',
      industry: 'transportation',
    });
    const sources = candidates.map(({ from }) => from);
    expect(sources.indexOf('name')).toBeGreaterThan(sources.lastIndexOf('description') - 1);
    expect(candidates[0]?.word).toContain('taxi');
    expect(sources.at(-1)).toBe('industry');
  });

  it('lets what says little of the trade wait for a trade in the name', () => {
    expect(first('servicio a domicilio las 24 horas')).toBe('moped');
    expect(ids('servicio a domicilio las 24 horas', 'construction', 'Gasfitería López')[0]).toBe('faucet');
  });

  it('understands what is denied', () => {
    expect(ids('colaciones sin carne ni queso')).not.toContain('bull');
    expect(ids('colaciones sin carne ni queso')).not.toContain('cheese');
    expect(first('No vendemos carne, solo verduras')).toBe('carrot');
    expect(ids('productos sin gluten')[0]).toBe('grains-slash');
    expect(ids('pan libre de gluten')).toContain('grains-slash');
    expect(first('pan libre de gluten')).toBe('bread');
    expect(first('no solo pizzas')).toBe('slice');
    expect(first('No es una pizzería cualquiera')).toBe('slice');
    expect(first('masajes al aire libre')).toBe('massage');
  });

  it('takes surnames of a name for families, and things with an article for things', () => {
    expect(byName('Abogados Flores')).toBe('scales');
    expect(ids('', 'marketing', 'Abogados Flores')).not.toContain('flower');
    expect(ids('', 'marketing', 'Pinturas Ríos')).not.toContain('waves');
    expect(byName('La Rosa')).toBe('rose');
    expect(ids('', 'marketing', 'Consultora de la Rosa')).not.toContain('rose');
  });

  it('takes the trade of a name before its motif', () => {
    expect(byName('Luna Cafetería', 'gastronomy')).toBe('cup');
    expect(byName('Luna', 'gastronomy')).toBe('moon-stars');
  });

  it('takes no place for a thing', () => {
    expect(ids('peluquería en Viña del Mar')).not.toContain('wine');
    expect(first('Viña del Mar')).toBeUndefined();
  });

  it('draws no object for words of praise', () => {
    for (const description of [
      'Somos una empresa familiar con 20 años de experiencia en el rubro',
      'los mejores precios de la zona, atención personalizada',
      'soluciones a la medida de cada cliente',
      'quiero un logo moderno y elegante para mi empresa',
    ])
      expect(ids(description), description).toEqual([]);
  });
});

describe('what the form of a phrase says', () => {
  it.each([
    ['churrería y chocolate caliente', 'food', 'churro'],
    ['cerámica esmaltada hecha a mano', 'art', 'vase'],
    ['soporte de redes para pymes', 'technology', 'network'],
    ['venta de redes para pescadores', 'fishing', 'fishing-net'],
    ['quesos curados de cabra', 'livestock', 'cheese'],
    ['vermut, tapas y conservas', 'gastronomy', 'vermouth'],
    ['vivero de cactus', 'nature', 'cactus'],
    ['carne de cordero', 'food', 'lamb'],
    ['arriendo de casas rodantes', 'transportation', 'motorhome'],
  ] as const)('draws the very thing of "%s" (%s): %s', (description, industry, symbol) => {
    expect(first(description, industry)).toBe(symbol);
  });

  it('takes "te" before a verb for no tea', () => {
    expect(ids('te cuidamos a tus viejitos en casa', 'healthcare')).not.toContain('teapot');
    expect(first('te negro e infusiones', 'food')).toBe('teapot');
  });

  it('takes two things for no thing of another', () => {
    expect(ids('alquilamos casas y campos')).not.toContain('swimming-pool');
    expect(ids('alquilamos casas de campo')).toContain('swimming-pool');
    expect(first('pan y masa madre', 'food')).toBe('bread');
  });

  it('hears who mends things, and not who writes songs', () => {
    expect(first('compongo lavadoras')).toBe('washer-wrench');
    expect(first('compongo canciones')).not.toBe('wrench');
    expect(first('recupero archivos borrados', 'technology')).toBe('hard-disk');
  });

  it('takes no visit for a visa', () => {
    expect(ids('granja con visitas')).not.toContain('passport');
    expect(first('visas y pasaportes')).toBe('passport');
  });

  it('takes what is done over the internet for no internet', () => {
    expect(ids('clases de geografía por internet')).not.toContain('wifi-high');
    expect(first('internet y cable', 'technology')).toBe('wifi-high');
  });

  it('takes a manner for no thing', () => {
    for (const manner of [
      'a mano',
      'a medida',
      'a domicilio',
      'al paso',
      'al por mayor',
      'por encargo',
      'por viaje',
      'en vivo',
    ])
      expect(ids(`tortas ${manner}`), manner).toEqual(ids('tortas'));
    expect(first('agencia de viajes')).toBe('airplane-tilt');
    expect(first('cuidado de la mano')).toBeDefined();
  });

  it('lets a participle and an adjective say more of the thing before them', () => {
    expect(ids('cerámica esmaltada', 'art')).not.toContain('nail-polish');
    expect(ids('camarones congelados', 'fishing')).not.toContain('snowflake');
    expect(ids('esmaltado permanente', 'healthcare')).toContain('nail-polish');
    expect(first('portones eléctricos')).toBe('gate');
    expect(first('helados')).toBe('ice-cream');
    expect(first('empanadas')).toBe('empanada');
  });

  it('puts what a thing is for, of or with behind it', () => {
    expect(first('fiestas y tortas')).toBe('balloon');
    expect(first('para fiestas, tortas')).toBe('cake');
    expect(first('lámparas de papel')).toBe('lamp');
    expect(first('gargantillas en bronce')).toBe('earrings');
    expect(first('campanas de bronce')).toBe('bell');
    expect(first('hostal con desayuno')).toBe('bed');
    expect(first('para cumpleaños')).toBe('balloon');
  });

  it.each([
    ['restauración de relojes de torre', 'technology', 'clock-tower'],
    ['reparación y mantención de relojes', 'technology', 'watch'],
    ['limpieza industrial de alfombras', 'construction', 'rug'],
    ['limpiamos sus alfombras', 'construction', 'rug-suds'],
    ['teatro de marionetas', 'entertainment', 'puppet'],
    ['poda de olivos', 'agriculture', 'olive-branch'],
    ['rescate de tortugas', 'nature', 'turtle'],
    ['cría de caracoles', 'agriculture', 'snail'],
    ['criamos mariposas para bodas y jardines', 'nature', 'butterfly'],
    ['paseos para ver luciérnagas', 'nature', 'firefly'],
    ['tour de mariposas monarca', 'nature', 'butterfly'],
    ['tejemos y remendamos redes de pesca', 'fishing', 'hung-net'],
    ['medimos terrenos y hacemos planos', 'construction', 'theodolite'],
    ['tallo santos y vírgenes en cedro', 'art', 'gouge'],
  ] as const)(
    'draws what something is done to, not the doing: "%s" (%s) is a %s',
    (description, industry, symbol) => {
      expect(first(description, industry)).toBe(symbol);
    },
  );

  it('draws the doing where nothing is known of the thing, or the thing stands elsewhere', () => {
    expect(first('limpieza')).toBe('suds-bucket');
    expect(first('limpieza de zxqv')).toBe('suds-bucket');
    expect(first('limpieza para hoteles')).toBe('suds-bucket');
    expect(first('limpieza. Hoteles')).toBe('suds-bucket');
    expect(first('lentes para ver la luna', 'nature')).toBe('eyeglasses');
    expect(ids('limpieza de chimeneas')).toContain('broom');
    expect(first('poda')).toBe('tree');
    expect(first('rescate', 'healthcare')).toBe('ambulance');
  });

  it('takes what is named after a part of a body for no body', () => {
    expect(first('dientes de ajo', 'food')).toBe('garlic');
    expect(first('ojo de bife', 'gastronomy')).toBe('steak');
    expect(first('dientes de leche', 'healthcare')).toBe('tooth');
  });

  it('understands a denial that follows', () => {
    expect(ids('paseos en lancha, tiburones no')).not.toContain('fish');
    expect(ids('paseos en lancha, tiburones')).toContain('fish');
  });

  it('leaves no other animal to what is made of one', () => {
    expect(ids('quesos de cabra y leche')).not.toContain('cow');
    expect(ids('leche')).toContain('cow');
  });

  it('takes who bears a name for no thing', () => {
    expect(byName('Gasfitería Don Pato', 'construction')).toBe('faucet');
    expect(ids('', 'construction', 'Gasfitería Don Pato')).not.toContain('duck');
    expect(byName('Doña Arepa', 'gastronomy')).toBe('arepa');
  });

  it('knows a word of a description by its sound, and none of a name', () => {
    expect(first('enpanadas y cervesas')).toBe('empanada');
    expect(first('sapateria')).toBe('lace-up-shoe');
    expect(first('beterinaria')).toBe('paw-print');
    expect(ids('', 'marketing', 'Computadores Baca')).not.toContain('cow');
    expect(ids('abierto hasta tarde', 'entertainment')).not.toContain('flying-flag');
    expect(ids('fabricamos hastas', 'entertainment')).toContain('flying-flag');
    expect(first('te pinto tu casa')).toBe('paint-roller');
    expect(first('te negro y te verde')).toBe('teapot');
  });

  it.each([
    ['boutique de carnes', 'food', 'steak'],
    ['hospital de computadores', 'technology', 'laptop'],
    ['palacio del pan', 'food', 'bread'],
    ['lectura de tarot', 'entertainment', 'tarot'],
  ] as const)('takes a house for a figure of speech: "%s" (%s) is a %s', (description, industry, symbol) => {
    expect(first(description, industry)).toBe(symbol);
  });

  it.each([
    ['yerba mate orgánica', 'food', 'mate', 'apple'],
    ['pan de centeno y pastelería vegana', 'food', 'bread', 'leaf-split'],
    ['pizza a la piedra', 'gastronomy', 'slice', 'cube'],
    ['escobas de palma', 'construction', 'broom', 'tree-palm'],
    ['empanadas de pino y queso', 'food', 'empanada', 'cheese'],
    ['muebles de terraza y jardín', 'construction', 'armchair', 'plant'],
    ['reciclaje de cartón y plástico', 'nature', 'recycle', 'package'],
    ['bolsas de papel y tela', 'marketing', 'shopping-bag', 'sewing-machine'],
    ['cerveza rubia y ahumada', 'food', 'beer-stein', 'fish'],
    ['trufa negra y perros truferos', 'agriculture', 'truffle', ''],
    ['trufa negra que encuentran nuestros perros', 'agriculture', 'truffle', 'dog'],
    ['ropa que usan los bomberos', 'desing', 't-shirt', 'fire-engine'],
    ['clases de computación para adultos mayores', 'technology', 'laptop', 'hand-heart'],
  ] as const)(
    'takes how or of what a thing is for no trade: "%s" (%s)',
    (description, industry, thing, of) => {
      const called = symbolsFor({ description, name: 'Andrade', industry });
      const [best] = called;
      expect(best?.id).toBe(thing);
      const other = called.find(({ id }) => id === of);
      expect(other?.level ?? 0).toBeLessThan(ASIDE);
    },
  );

  it('draws the doing of what is done the same to anything', () => {
    const level = (description: string, symbol: string) =>
      symbolsFor({ description, name: 'Andrade', industry: 'construction' }).find(({ id }) => id === symbol)
        ?.level;
    expect(level('pintura de casas y edificios', 'skyline')).toBeLessThan(4);
    expect(level('tapizado de sillones y autos', 'car')).toBeLessThan(4);
    expect(level('venta de sillones y autos', 'car')).toBe(4);
  });

  it('draws what both texts say before what the description alone says', () => {
    expect(ids('fumigación de cultivos con drones', 'agriculture', 'Drones Agro')[0]).toBe('crop-drone');
  });

  it('shows no open hand for four of them, and the pest of a crop on its leaf', () => {
    expect(ids('', 'healthcare', 'Cuatro Manos')[0]).toBe('massage');
    expect(ids('cenas a cuatro manos', 'gastronomy', 'A Cuatro Manos')).not.toContain('hand-palm');
    expect(ids('control de plagas en cultivos', 'agriculture', 'Verde')[0]).toBe('bitten-leaf');
    expect(ids('control de plagas en casas', 'agriculture', 'Verde')[0]).toBe('bug-beetle');
    expect(ids('lanchas de remo', 'entertainment', 'El Lago')[0]).toBe('rowing-boat');
    expect(ids('trasporte escolar', 'transportation', 'Sol')).toEqual(
      ids('transporte escolar', 'transportation', 'Sol'),
    );
  });

  it('takes a thing of a name for no trade where the description says one of its kind in general', () => {
    expect(ids('cocina casera', 'gastronomy', 'Donde Chela')[0]).toBe('cutlery');
    expect(ids('transporte de niños al colegio', 'transportation', 'Transporte Escolar Rojas')[0]).toBe(
      'school-bus',
    );
  });

  it('takes a trade of a name that is another than the description says for a figure of speech', () => {
    const [taco] = symbolsFor({ description: 'grabados y afiches', name: 'Taco', industry: 'art' }).filter(
      ({ id }) => id === 'taco',
    );
    expect(taco?.level).toBeLessThan(4);
    expect(byName('Taco', 'gastronomy')).toBe('taco');
  });

  it.each([
    ['Fotografía Luz Castaño', 'art', 'bodas y retratos', 'camera'],
    ['Pinturas Luna', 'construction', 'casas y edificios', 'paint-roller'],
    ['Seguros Andes', 'marketing', 'autos, hogar y vida', 'shield-check'],
    ['Jardinería Verde', 'nature', 'casas y condominios', 'plant'],
    ['Software Comanda', 'technology', 'para restaurantes y hoteles', 'code'],
    ['DJ Rolo', 'entertainment', 'bodas, bautizos y fiestas de empresa', 'dj-turntable'],
    ['Traducciones Babel', 'marketing', 'textos médicos y legales', 'translate'],
  ] as const)('takes whom "%s" (%s) works for, "%s", for no trade: %s', (name, industry, description, id) => {
    expect(ids(description, industry, name)[0]).toBe(id);
  });

  it.each([
    ['Personal Eventual Norte', 'users-three'],
    ['Club de Leones Talca', 'lion'],
    ['Caja Rural Norte', 'piggy-bank'],
    ['Despacho Aduanero Lozano', 'shipping-container'],
    ['Refuerzo Académico Pitágoras', 'exam-sheet'],
    ['Amigos del Parque', 'pine'],
    ['Escribanía Etchegaray', 'deed'],
    ['La Chistera', 'top-hat'],
    ['El Mapache', 'raccoon'],
    ['Panda', 'panda'],
    ['La Rueda', 'spoked-wheel'],
    ['El Cuervo', 'raven'],
    ['El Jabalí', 'wild-boar'],
    ['Koala', 'koala'],
    ['Los Emúes', 'emu'],
    ['La Nutria', 'otter'],
  ])('reads a name that is all that is said: %s is %s', (name, id) => {
    expect(ids('', 'marketing', name)[0]).toBe(id);
  });

  it('takes whom a business is for, for its trade, where the name does not open with another', () => {
    expect(ids('bodas y bautizos', 'entertainment', 'Dulces Momentos')[0]).toBe('wedding-rings');
    expect(ids('bodas y fiestas', 'entertainment', 'Limón Eventos')[0]).toBe('wedding-rings');
    expect(ids('perros y gatos', 'livestock', 'Veterinaria Amigo')[0]).toBe('paw-print');
    expect(ids('tortas para bodas', 'food', 'Fotografía Luz')[0]).toBe('wedding-cake');
    expect(ids('clases para niños y bebés', 'healthcare', 'Natación Delfines')[0]).toBe('swimming-pool');
  });

  it('takes a place of a description for no motif', () => {
    expect(ids('talleres de canto en la montaña')).not.toContain('mountain');
    expect(ids('montaña')).toContain('mountain');
  });
});

describe('the forms of a word', () => {
  it.each([
    ['fotógrafa', 'camera'],
    ['FOTOGRAFAS', 'camera'],
    ['pintoras de casas', 'paint-roller'],
    ['panes', 'bread'],
    ['luces led', 'lamp'],
    ['quesitos', 'cheese'],
    ['cuadernitos', 'stitched-book'],
    ['perritos', 'dog'],
    ['viñas', 'glass'],
    ['vinas', 'glass'],
    ['gasfíter', 'faucet'],
    ['plomera', 'faucet'],
    ['fontaneros', 'faucet'],
    ['poleras', 't-shirt'],
    ['playeras', 't-shirt'],
    ['camisetas', 't-shirt'],
    ['paltas', 'avocado'],
    ['aguacates', 'avocado'],
  ])('finds "%s": %s', (description, symbol) => {
    expect(first(description)).toBe(symbol);
  });

  it.each([
    ['reparamos celulares y tablets', 'phone-wrench'],
    ['Arreglamos ropa', 'sewing-machine'],
    ['reparamos calzado', 'shoe-repair'],
    ['enseñamos inglés', 'english-bubble'],
    ['reparamos y vendemos bicicletas', 'bicycle'],
    ['se arregla ropa', 'sewing-machine'],
    ['se reparan celulares', 'phone-wrench'],
    ['sillones que se limpian fácil', 'couch'],
    ['jalan carros', 'tow-truck'],
    ['destapo inodoros y destapamos lavaplatos', 'plunger'],
    ['enseñamos a manejar carro', 'learner-car'],
    ['Casas chicas de madera en la costa', 'log-cabin'],
  ])('reads what people say they do: "%s"', (description, symbol) => {
    expect(first(description)).toBe(symbol);
  });

  it('takes a verb in another person for it with what it is done to, not alone', () => {
    expect(ids('cargamos todo de alegría')).not.toContain('shipping-container');
    expect(first('empastan paredes')).toBe('smoothing-trowel');
  });

  it('keeps words apart that a stem would merge', () => {
    for (const [one, other] of [
      ['plata', 'plato'],
      ['vela', 'velo'],
      ['barra', 'barro'],
      ['puerta', 'puerto'],
      ['marca', 'marco'],
      ['cartera', 'carta'],
      ['tortilla', 'torta'],
      ['sótano', 'sotana'],
      ['acera', 'acero'],
      ['romano', 'romana'],
    ] as const)
      expect(
        ids(one).filter((id) => ids(other).includes(id)),
        `${one} and ${other}`,
      ).toEqual([]);
    expect(ids('unas ricas tortas')).not.toContain('hand');
    expect(byName('Do Re', 'art')).not.toBe('steak');
  });
});

describe('the table', () => {
  it('knows at least 1,500 trades, products and places', () => {
    expect(ENTRIES.length).toBeGreaterThan(1500);
  });

  it('has no term on two lines', () => {
    expect(claimedTwice(ENTRIES), 'keep one of its lines, or give a sense to `senses.ts`').toEqual([]);
  });

  it('calls only for icons that exist, none of them a brand', () => {
    const missing = ICON_IDS.flatMap((id) =>
      [iconFile(id, true), iconFile(id, false)].filter(
        (file) =>
          !existsSync(
            require
              .resolve('@phosphor-icons/core/assets/fill/key-fill.svg')
              .replace('fill/key-fill.svg', file),
          ),
      ),
    );
    expect(missing).toEqual([]);
    expect(ICON_IDS.filter((id) => id.endsWith('-logo'))).toEqual([]);
  });

  it('names the line that it cannot read', () => {
    expect(() => readLine('queso cheese', 'food')).toThrow(/queso cheese.*food/);
    expect(() => readLine('queso @cheese > cow', 'food')).toThrow(/industry/i);
  });

  it('names single words and files of trades as neighbours', () => {
    const files = new Set(ENTRIES.map(({ file }) => `#${file}`));
    const named = ENTRIES.flatMap(({ neighbours }) => neighbours.filter((hint) => hint.startsWith('#')));
    expect(named.filter((hint) => !files.has(hint))).toEqual([]);
    // Neighbours are found one by one: two words would never be.
    const words = ENTRIES.flatMap(({ neighbours }) => neighbours.filter((hint) => !hint.startsWith('#')));
    expect(words.filter((word) => /\s/.test(word))).toEqual([]);
  });

  it('has generic marks for every industry, all of them ours', () => {
    for (const id of Object.values(GENERIC_MARKS).flat()) expect(markById(id).id).toBe(id);
  });
});

describe('the test set', () => {
  it('has at least 400 cases of all industries, with symbols that exist', () => {
    const cases = PARTS.flatMap(readCases);
    expect(cases.length).toBeGreaterThanOrEqual(800);
    expect(new Set(cases.map((given) => given.industry)).size).toBe(INDUSTRY_IDS.length);
  });

  // Floors a little under what was measured (see the README). Nobody tunes to the part that is held out.
  it.each([
    ['tuning', { first: 0.98, wrong: 0.015, drawn: 0.96 }],
    ['validation', { first: 0.965, wrong: 0.03, drawn: 0.95 }],
    ['owners-development', { first: 0.965, wrong: 0.03, drawn: 0.93 }],
    ['owners-validation', { first: 0.95, wrong: 0.04, drawn: 0.91 }],
  ] as const)('is answered rightly: %s', (part, floor) => {
    const cases = readCases(part);
    const answered = shares(cases.map(judge));
    expect(answered.first).toBeGreaterThanOrEqual(floor.first);
    expect(answered.oneOfSix).toBeGreaterThanOrEqual(0.99);
    expect(answered.wrong).toBeLessThanOrEqual(floor.wrong);
    expect(drawnShares(cases).right).toBeGreaterThanOrEqual(floor.drawn);
  });

  it('is called after what most names are that are a thing', () => {
    const names = readNames();
    expect(names.length).toBeGreaterThanOrEqual(300);
    expect(names.filter(isCalledAfter).length / names.length).toBeGreaterThanOrEqual(0.78);
  });
});

describe('symbolsFor', () => {
  it('is total, pure, and never empty', () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 300, unit: 'binary' }),
        fc.string({ maxLength: 100, unit: 'grapheme' }),
        fc.constantFrom(...INDUSTRY_IDS),
        (description, name, industry) => {
          const once = symbolsFor({ description, name, industry });
          expect(once.length).toBeGreaterThan(0);
          expect(new Set(once.map(({ id }) => id)).size).toBe(once.length);
          expect(symbolsFor({ description, name, industry })).toEqual(once);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('is total over any words of the lexicon in any order', () => {
    const words = ENTRIES.map((entry) => entry.term);
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...words, 'sin', 'no', 'ni', ','), { maxLength: 12 }), (parts) => {
        const found = symbolsFor({ description: parts.join(' '), name: 'X', industry: 'art' });
        expect(found.at(-1)?.from).toBe('industry');
      }),
      { numRuns: 200 },
    );
  });
});

describe('the director', () => {
  const brief = {
    name: 'Andrade',
    industry: 'construction',
    style: 'modern',
    type: 'icon',
    color: '#3B82F6',
  } as const;
  const drawn = (description: string) =>
    Array.from(
      { length: 60 },
      (_, i) => direct({ ...brief, description }, 'Andrade', createRandom(`seed ${i}`)).symbol,
    );

  it('always draws what the description calls for, in more than one way', () => {
    const asked = ids('electricista', 'construction');
    const symbols = drawn('electricista').map((symbol) =>
      symbol?.kind === 'monogram' ? symbol.text : symbol?.id,
    );
    expect(symbols.filter((id) => !asked.includes(id ?? ''))).toEqual([]);
    expect(new Set(symbols).size).toBeGreaterThan(1);
    // The flash and the two plugs are this trade as much as each other.
    for (const lead of asked.slice(0, 3))
      expect(symbols.filter((id) => id === lead).length).toBeGreaterThan(symbols.length / 6);
  });

  it('draws initials or a mark of the whole industry when nothing is known', () => {
    const wrong = drawn('zxqv').filter(
      (symbol) => symbol?.kind !== 'monogram' && !GENERIC_MARKS.construction.includes(symbol?.id ?? ''),
    );
    expect(wrong).toEqual([]);
  });
});
