import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseName } from './parse-name.js';

/** `generic|proper`, with a `place:` or `legal:` after it where there is one; invented names of three countries. */
const SPLIT: readonly (readonly [name: string, parts: string])[] = [
  ['Heladería Copo', 'Heladería|Copo'],
  ['Bodega Peñalara', 'Bodega|Peñalara'],
  ['Teatro La Bambalina', 'Teatro|La Bambalina'],
  ['Café Tostaduría Nahuel', 'Café Tostaduría|Nahuel'],
  ['Hotel Boutique Ailén', 'Hotel Boutique|Ailén'],
  ['Clínica Dental Sonríe', 'Clínica Dental|Sonríe'],
  ['Neumáticos Rolo', 'Neumáticos|Rolo'],
  ['Estudio Jurídico Valdés & Hijos', 'Estudio Jurídico|Valdés & Hijos'],
  ['Granja La Gallina Feliz', 'Granja|La Gallina Feliz'],
  ['Pinturas y Remodelaciones Ríos', 'Pinturas y Remodelaciones|Ríos'],
  ['Arriendo de Bicis Costanera', 'Arriendo de Bicis|Costanera'],
  ['Clases de Piano Elena Ruiz', 'Clases de Piano|Elena Ruiz'],
  ['Mecánica Rubén Soto', 'Mecánica|Rubén Soto'],
  ['Carnicería El Ñato', 'Carnicería|El Ñato'],
  ['CARNICERIA EL ÑATO', 'CARNICERIA|EL ÑATO'],
  ['carniceria el ñato', 'carniceria|el ñato'],
  ['Clínica Veterinaria Huellas del Sur', 'Clínica Veterinaria|Huellas del Sur'],
  ['Ferretería Don Anselmo', 'Ferretería|Don Anselmo'],
  ['Óptica Belén', 'Óptica|Belén'],
  ['Estudio Contable Aravena & Soto', 'Estudio Contable|Aravena & Soto'],
  ['Cervecería Volcán Azul', 'Cervecería|Volcán Azul'],
  ['Cervecería Azul', 'Cervecería|Azul'],
  ['Taller Mecánico Los Aromos', 'Taller Mecánico|Los Aromos'],
  ['Taller Mecánico Hermanos Sepúlveda', 'Taller Mecánico|Hermanos Sepúlveda'],
  ['Peluquería Moño Alto', 'Peluquería|Moño Alto'],
  ['Peluquería Canina Firulais', 'Peluquería Canina|Firulais'],
  ['Mariscos Caleta Pejerrey', 'Mariscos|Caleta Pejerrey'],
  ['Salmones Quetrén', 'Salmones|Quetrén'],
  ['Constructora Monte Grande', 'Constructora|Monte Grande'],
  ['Clínica San Eulogio', 'Clínica|San Eulogio'],
  ['Autos Meneses Vial', 'Autos|Meneses Vial'],
  ['Autos Piñera Rojas', 'Autos|Piñera Rojas'],
  ['Pesquera El Albatros', 'Pesquera|El Albatros'],
  ['Hacienda Los Potrillos', 'Hacienda|Los Potrillos'],
  ['Panadería y Pastelería Santa Ema', 'Panadería y Pastelería|Santa Ema'],
  ['Panadería y repostería la abuela Engracia', 'Panadería y repostería|la abuela Engracia'],
  ['Frutas y Verduras Don Lalo', 'Frutas y Verduras|Don Lalo'],
  ['Carnes y Embutidos Pilmaiquén', 'Carnes y Embutidos|Pilmaiquén'],
  ['Arquitectura e Ingeniería Pumalín', 'Arquitectura e Ingeniería|Pumalín'],
  ['Muebles y Decoración Nogal', 'Muebles y Decoración|Nogal'],
  ['Diseño y Construcción Hualle', 'Diseño y Construcción|Hualle'],
  ['Taller de Bicicletas La Cadena', 'Taller de Bicicletas|La Cadena'],
  ['Escuela de Equitación Tres Espuelas', 'Escuela de Equitación|Tres Espuelas'],
  ['Escuela de Surf Ola Brava', 'Escuela de Surf|Ola Brava'],
  ['Salón de Belleza Rubí', 'Salón de Belleza|Rubí'],
  ['Centro de Estética Alma Nueva', 'Centro de Estética|Alma Nueva'],
  ['Corretaje de Propiedades Ñuble Alto', 'Corretaje de Propiedades|Ñuble Alto'],
  ['Academia de Baile Tacón', 'Academia de Baile|Tacón'],
  ['Agencia de Viajes Nómada', 'Agencia de Viajes|Nómada'],
  ['Fábrica de Muebles El Roble', 'Fábrica de Muebles|El Roble'],
  ['Venta de Maquinaria Ruca', 'Venta de Maquinaria|Ruca'],
  ['Servicio Técnico Enchufe', 'Servicio Técnico|Enchufe'],
  ['Jardín Infantil Rayito', 'Jardín Infantil|Rayito'],
  ['Sala Cuna Pequeño Puma', 'Sala Cuna|Pequeño Puma'],
  ['Escuela Rural Los Pinos', 'Escuela Rural|Los Pinos'],
  ['Colegio San Telmo', 'Colegio|San Telmo'],
  ['Transportes Hermanos Sáez', 'Transportes|Hermanos Sáez'],
  ['Transportes Quilapán y Compañía Ltda.', 'Transportes|Quilapán legal:y Compañía Ltda.'],
  ['Pinturas y Revestimientos Oyarzún S.A.', 'Pinturas y Revestimientos|Oyarzún legal:S.A.'],
  ['Máquinas del Sur S.A.', '|Máquinas del Sur legal:S.A.'],
  ['Comercial Los Alerces Ltda', 'Comercial|Los Alerces legal:Ltda'],
  ['Sociedad Comercial Tres Ríos Limitada', 'Sociedad Comercial|Tres Ríos legal:Limitada'],
  ['Inmobiliaria Cumbre SpA', 'Inmobiliaria|Cumbre legal:SpA'],
  ['CONSTRUCTORA CUMBRE SPA', 'CONSTRUCTORA|CUMBRE legal:SPA'],
  ['Inversiones Quelén E.I.R.L.', 'Inversiones|Quelén legal:E.I.R.L.'],
  ['Distribuidora Maipo EIRL', 'Distribuidora|Maipo legal:EIRL'],
  ['Abarrotes La Güera', 'Abarrotes|La Güera'],
  ['Taquería El Compadre', 'Taquería|El Compadre'],
  ['Tortillería La Chaparrita', 'Tortillería|La Chaparrita'],
  ['Tlapalería El Tornillo', 'Tlapalería|El Tornillo'],
  ['Refaccionaria Nopal', 'Refaccionaria|Nopal'],
  ['Llantera Xóchitl', 'Llantera|Xóchitl'],
  ['Miscelánea Lupita', 'Miscelánea|Lupita'],
  ['Fonda Doña Cuca', 'Fonda|Doña Cuca'],
  ['Cantina El Mapache', 'Cantina|El Mapache'],
  ['Rancho Tres Potrillas', 'Rancho|Tres Potrillas'],
  ['Consultorio Médico Ixchel', 'Consultorio Médico|Ixchel'],
  ['Despacho Contable Uribe', 'Despacho Contable|Uribe'],
  ['Grupo Zafiro, S.A. de C.V.', 'Grupo|Zafiro legal:S.A. de C.V.'],
  ['Alimentos Chipotle SA de CV', 'Alimentos|Chipotle legal:SA de CV'],
  ['Ceibo Digital S. de R.L. de C.V.', '|Ceibo Digital legal:S. de R.L. de C.V.'],
  ['Software Jade S de RL de CV', 'Software|Jade legal:S de RL de CV'],
  ['Nopalito S.A.P.I. de C.V.', '|Nopalito legal:S.A.P.I. de C.V.'],
  ['Fundación Raíces Vivas A.C.', 'Fundación|Raíces Vivas legal:A.C.'],
  ['Talleres Iturbe S.L.', 'Talleres|Iturbe legal:S.L.'],
  ['Talleres Iturbe SL', 'Talleres|Iturbe legal:SL'],
  ['Reformas Llopis S.L.U.', '|Reformas Llopis legal:S.L.U.'],
  ['Fontanería Baeza', 'Fontanería|Baeza'],
  ['Asesoría Fiscal Montcada', 'Asesoría|Fiscal Montcada'],
  ['Gestoría Ordóñez', 'Gestoría|Ordóñez'],
  ['Bufete Echegaray & Lobo', 'Bufete|Echegaray & Lobo'],
  ['Autoescuela Glorieta', 'Autoescuela|Glorieta'],
  ['Bodegas Peñaclara', 'Bodegas|Peñaclara'],
  ['Mesón El Alcaraván', 'Mesón|El Alcaraván'],
  ['Taberna La Gaviota', 'Taberna|La Gaviota'],
  ['Hostal Casa Grande', 'Hostal|Casa Grande'],
  ['Hotel Miramar', 'Hotel|Miramar'],
  ['Café Candil', 'Café|Candil'],
  ['Bar El Farolito', 'Bar|El Farolito'],
  ['Restaurante "El Faro Viejo"', 'Restaurante|"El Faro Viejo"'],
  ['Restaurante Peruano Ají', 'Restaurante Peruano|Ají'],
  ['Farmacia 24 Horas', 'Farmacia|24 Horas'],
  ['Librería Página Nueve', 'Librería|Página Nueve'],
  ['Tostaduría Grano Fiel', 'Tostaduría|Grano Fiel'],
  ['Acuícola Estero Hondo SpA', 'Acuícola|Estero Hondo legal:SpA'],
  ['Doctora Rebeca Lobos', 'Doctora|Rebeca Lobos'],
  ['Churrería Manoli', 'Churrería|Manoli'],
  ['Gelatería Nonna Bruna', 'Gelatería|Nonna Bruna'],
  ['Vivero Hoja Clara', 'Vivero|Hoja Clara'],
  ['Viña Cerro Pardo', 'Viña|Cerro Pardo'],
  ['Atelier Urrutia', 'Atelier|Urrutia'],
  ['Studio Mora', 'Studio|Mora'],
  ['Barber Shop Navaja', 'Barber Shop|Navaja'],
  ['Radio Taxi Halcón', 'Radio Taxi|Halcón'],
  ['Diseño Gráfico Tinta', 'Diseño Gráfico|Tinta'],
  ['Clínica Dental Pucón', 'Clínica Dental|Pucón'],
  ['Cervecería Volcán Azul de Valdivia', 'Cervecería|Volcán Azul place:de Valdivia'],
  ['Salmones Aurora de Chiloé', 'Salmones|Aurora place:de Chiloé'],
  ['Cervecería Mag\u0303u Ávila de Chiloé', 'Cervecería|Mag\u0303u Ávila place:de Chiloé'],
  ['Viña Cerro Pardo del Maule S.A.', 'Viña|Cerro Pardo place:del Maule legal:S.A.'],
  ['Bodegas Peñaclara de La Rioja', 'Bodegas|Peñaclara place:de La Rioja'],
  ['Mezcales Coyote de Oaxaca', 'Mezcales|Coyote place:de Oaxaca'],
  ['Restaurante Sabores de Oaxaca', 'Restaurante|Sabores de Oaxaca'],
  ['Hostal La Perla de Chiloé', 'Hostal|La Perla de Chiloé'],
];

/** Generic parts that stand behind the name. */
const TRAILING: readonly (readonly [name: string, parts: string])[] = [
  ['Kontax POS', 'Kontax|POS'],
  ['Sur Imprenta', 'Sur|Imprenta'],
  ['Mora Arquitectos', 'Mora|Arquitectos'],
  ['Rojas & Asociados Abogados', 'Rojas & Asociados|Abogados'],
  ['Lago Propiedades', 'Lago|Propiedades'],
  ['Puelche Ingeniería SpA', 'Puelche|Ingeniería'],
  ['Luna Fotografía', 'Luna|Fotografía'],
  ['Kupal Joyas', 'Kupal|Joyas'],
  ['Hermanas Quispe Repostería', 'Hermanas Quispe|Repostería'],
  ['Kimün Capacitación', 'Kimün|Capacitación'],
  ['Raulí Muebles', 'Raulí|Muebles'],
  ['Tres Cantos Interiorismo', 'Tres Cantos|Interiorismo'],
];

const WHOLE: readonly string[] = [
  'La Huerta de Inés',
  'El Rincón de Lucía',
  'Casa Alerce',
  'Taxi Mar',
  'Voz a Voz',
  'Barra Brava',
  'Dulce Canela',
  'Dulces Sueños',
  'Tinta y Papel',
  'Nubia Tech',
  'Brío',
  'Kantuta',
  'La Olla de Domitila',
  'La Panadería',
  'El Taller de Ana',
  'Los Hornos',
  'Panadería',
  'Clínica Dental',
  'Taller Mecánico',
  'Taller de Bicicletas',
  'Café con Piernas',
  'Panadería y Algo Más',
  'Pinturas a Domicilio',
  'Muebles para Siempre',
  'Energía Pura',
  'Cocinas Felices',
  'Diseño Vivo',
  'Mieles de Futrono',
  'Caballos del Maule',
  'Sabores de Chiloé',
  'Flor de Oaxaca',
  'Raíz Clara',
  'Sierra Viva',
  'Alegría Total',
  'Fiesta Total',
  'Agrovalle',
  'TransNorte',
  'Valeria Pons',
  'Galicia Norte',
  'McDermott',
  '3M',
  '24/7 Gym',
  "L'Oca",
  'A — B',
  'Taller — Rolo',
  '50% Más',
  'X',
  'Ñ',
  'Los de la',
  'S.A.',
  'La S.A.',
  'Güell & Ñandú',
  'Straße',
  '东京寿司',
  'مطعم السلام',
  'Москва',
  'Aqua SPA',
  'AQUA SPA',
  'Muñoz y Cía.',
  'Flores y Abejas',
  'Mi Peluquería',
  'Gran Hotel',
  'Hotel Restaurante',
  'Café Pastelería',
  'Nueva Ferretería',
  'La Gran Panadería',
  'Panadería y Cafetería',
];

const shown = (name: string): string => {
  const { generic, proper, place, legal } = parseName(name);
  return `${generic}|${proper}${place && ` place:${place}`}${legal && ` legal:${legal}`}`;
};

describe('parseName', () => {
  it.each(SPLIT)('%s: %s', (name, parts) => {
    expect(shown(name)).toBe(parts);
    expect(parseName(name)).toMatchObject({ connector: '', trailing: false });
  });

  it.each(TRAILING)('%s: %s', (name, parts) => {
    const { generic, proper, trailing } = parseName(name);
    expect([`${proper}|${generic}`, trailing]).toEqual([parts, true]);
  });

  it.each(WHOLE)('%s is proper as a whole', (name) => {
    expect(parseName(name)).toEqual({
      generic: '',
      connector: '',
      proper: name,
      place: '',
      legal: '',
      trailing: false,
    });
  });

  it.each([
    ['Panadería de Inés', 'Panadería|de|Inés'],
    ['Joyería de la Tía Meche', 'Joyería|de la|Tía Meche'],
    ['Restaurante del Capitán', 'Restaurante|del|Capitán'],
  ])('%s: %s, one phrase with a connector', (name, parts) => {
    const { generic, connector, proper } = parseName(name);
    expect(`${generic}|${connector}|${proper}`).toBe(parts);
  });

  it('loses no word of any name, and keeps their order', () => {
    const words = [...SPLIT, ...TRAILING]
      .flatMap(([name]) => name.split(' '))
      .concat(WHOLE.join(' ').split(' '));
    const names = fc
      .array(fc.constantFrom(...words, 'de', 'y', 'La', '', '—'), { minLength: 1, maxLength: 7 })
      .map((list) => list.filter((word) => word !== '').join(' '));
    fc.assert(
      fc.property(fc.oneof(names, fc.string({ unit: 'grapheme' })), (given) => {
        const name = given.replace(/\s+/g, ' ').trim();
        const { generic, connector, proper, place, legal, trailing } = parseName(name);
        const order = trailing ? [proper, generic, legal] : [generic, connector, proper, place, legal];
        const joined = order.filter((part) => part !== '').join(' ');
        expect(joined.replace(/,\s?/g, ' ').replace(/ +/g, ' ')).toBe(
          name.replace(/,\s?/g, ' ').replace(/ +/g, ' '),
        );
        expect(proper === '').toBe(name === '');
      }),
      { numRuns: 500, seed: 11 },
    );
  });
});
