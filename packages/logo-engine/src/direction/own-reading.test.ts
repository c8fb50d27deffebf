import { describe, expect, it } from 'vitest';
import type { Brief } from '../brief/brief.js';
import { calledBy, namePartsOf } from '../brief/name-reading.js';
import { openingReading, ownReading } from './own-reading.js';

const read = (name: string, description: string) => {
  const brief: Brief = {
    name,
    description,
    industry: 'art',
    style: 'modern',
    type: 'text',
    color: '#0E7490',
  };
  const reading = ownReading(brief, name);
  return reading === undefined ? null : namePartsOf(name, reading);
};

describe('a name that has the word of its own description', () => {
  it.each([
    ['Organillos Hernán Castro', 'Construcción de organillos', 'Organillos', 'Hernán Castro'],
    ['Vitrales Luz de Tarde', 'vitrales emplomados', 'Vitrales', 'Luz de Tarde'],
    ['Viento Sur Cometas', 'Fabricación de cometas y volantines', 'Cometas', 'Viento Sur'],
  ])('"%s" (%s) is read as its trade and who it is', (name, description, generic, proper) => {
    expect(read(name, description)).toMatchObject({ generic, proper });
  });

  it.each([
    ['Café Amargo', 'café de especialidad'],
    ['Caracoles de la Abuela Inés', 'criadero de caracoles'],
    ['Faros y Boyas Atlántico', 'mantención de faros y boyas'],
    ['Panadería Dos Hermanas', 'panadería de barrio'],
    ['La Última Máquina de Escribir', 'reparación de máquinas de escribir'],
  ])('"%s" (%s) is not taken apart', (name, description) => {
    expect(read(name, description)).toBeNull();
  });
});

describe('a name with a legal form that the house rules do not know', () => {
  it.each([
    ['Camaronera Estero Largo Cía. Ltda.', 'Camaronera', 'Estero Largo', 'Cía. Ltda.'],
    ['Inversiones Mérida, C.A.', 'Inversiones', 'Mérida', 'C.A.'],
    ['Textiles Andinos S.A.A.', '', 'Textiles Andinos', 'S.A.A.'],
    ['Ferretería Rojas S.R.Ltda.', 'Ferretería', 'Rojas', 'S.R.Ltda.'],
    ['Agro Norte S.P.R. de R.L.', '', 'Agro Norte', 'S.P.R. de R.L.'],
    ['Mora Arquitectos C.A.', 'Arquitectos', 'Mora', 'C.A.'],
    ['Cofradía Nova de Rianxo, S. Coop. Galega', '', 'Cofradía Nova de Rianxo', 'S. Coop. Galega'],
    ['Aceites del Sur, Soc. Coop. And.', '', 'Aceites del Sur', 'Soc. Coop. And.'],
  ])('"%s" is read without it', (name, generic, proper, legal) => {
    expect(namePartsOf(name, openingReading(name))).toMatchObject({ generic, proper, legal });
  });

  it.each(['C.A. Norte', 'S.A.A.', 'Cía. Teatral', 'Zapata y Cía.'])('"%s" has none', (name) => {
    expect(openingReading(name)?.legal).toBeUndefined();
  });
});

describe('somebody with a title and a profession', () => {
  it.each([
    ['Dr. Gonzalo Echandi Cardiólogo', 'Cardiólogo', 'Dr. Gonzalo Echandi'],
    ['Dra. Elena Quiroga Odontología', 'Odontología', 'Dra. Elena Quiroga'],
    ['Dra. Irene Peralta – Fonoaudióloga', 'Fonoaudióloga', 'Dra. Irene Peralta'],
    ['Dr. Luis Soto, Pediatría', 'Pediatría', 'Dr. Luis Soto'],
    ['Dr. Soto Cardiología Infantil', 'Cardiología Infantil', 'Dr. Soto'],
    ['Lic. Marta Ríos Abogada', 'Abogada', 'Lic. Marta Ríos'],
  ])('"%s" is called by the name', (name, generic, proper) => {
    expect(namePartsOf(name, openingReading(name))).toMatchObject({ generic, proper, trailing: true });
  });

  it.each(['Dra. Ana Barbero', 'Arq. Luis Herrero'])('"%s" has a surname', (name) => {
    expect(namePartsOf(name, openingReading(name)).proper).toBe(name);
  });
});

describe('a name that says what it is in a word that the house rules do not know', () => {
  const parts = (name: string) => {
    const reading = openingReading(name);
    return reading === undefined ? null : namePartsOf(name, reading);
  };

  it.each([
    ['Costurera Nelly', 'Costurera', 'Nelly'],
    ['Herrador J. Villalpando', 'Herrador', 'J. Villalpando'],
    ['Foto Estudio Rangel', 'Foto Estudio', 'Rangel'],
    ['Entrenador Personal Max', 'Entrenador Personal', 'Max'],
    ['Mermeladas Inés', 'Mermeladas', 'Inés'],
    ['Vidrios Salinas', 'Vidrios', 'Salinas'],
    ['Residencia Los Abuelos', 'Residencia', 'Los Abuelos'],
    ['Surf Camp Ola Brava', 'Surf Camp', 'Ola Brava'],
    ['Ropa de Bebé Nube', 'Ropa de Bebé', 'Nube'],
    ['Reparación de Celulares Max', 'Reparación de Celulares', 'Max'],
    ['Mudanzas Express Quinteros', 'Mudanzas Express', 'Quinteros'],
    ['Marta Ríos Manicurista', 'Manicurista', 'Marta Ríos'],
    ['Juanita Bordados', 'Bordados', 'Juanita'],
    ['Gómez Cerámicas', 'Cerámicas', 'Gómez'],
    ['Ojo de Halcón Seguridad', 'Seguridad', 'Ojo de Halcón'],
    ['Caracoles Montseny', 'Caracoles', 'Montseny'],
    ['Porcinos Echeverri S.A.C.', 'Porcinos', 'Echeverri'],
    ['Consulta Dental Dra. Fuentes', 'Consulta Dental', 'Dra. Fuentes'],
    ['Abogados Penalistas Ferrer', 'Abogados Penalistas', 'Ferrer'],
    ['Parking Plaza Trinidad', 'Parking', 'Plaza Trinidad'],
    ['Expreso Ayabaca S.R.L.', 'Expreso', 'Ayabaca'],
    ['Autocares Pérez e Hijos', 'Autocares', 'Pérez e Hijos'],
    // By how the word is made.
    ['Purificadora Agua Viva', 'Purificadora', 'Agua Viva'],
    ['Electroautos Faro 12V', 'Electroautos', 'Faro 12V'],
    ['Tecnicentro Salinas', 'Tecnicentro', 'Salinas'],
    // After who it is.
    ['Maricarmen Cocina en tu Casa', 'Cocina en tu Casa', 'Maricarmen'],
    ["Nico's Barber Shop", 'Barber Shop', "Nico's"],
    ['Los Primos Carnicería', 'Carnicería', 'Los Primos'],
    ['Garage 51 Burgers S.A.S.', 'Burgers', 'Garage 51'],
    ['Ximena Quiñones Comunicación', 'Comunicación', 'Ximena Quiñones'],
    ['Fisio y Pilates Arrigorriaga', 'Fisio y Pilates', 'Arrigorriaga'],
    ['Datos & Mates Investigación de Mercado', 'Investigación de Mercado', 'Datos & Mates'],
    ['Billar "Los 3 Empates"', 'Billar', '"Los 3 Empates"'],
    ['DRYWALL JHON FREDY', 'DRYWALL', 'JHON FREDY'],
    ['Optometría Ojo de Águila', 'Optometría', 'Ojo de Águila'],
    ['Glamping Luna de Barro', 'Glamping', 'Luna de Barro'],
    ['Castillos Inflables Pepín', 'Castillos Inflables', 'Pepín'],
    ['Mototaxi Rapidito', 'Mototaxi', 'Rapidito'],
  ])('"%s" is read as its trade and who it is', (name, generic, proper) => {
    expect(parts(name)).toMatchObject({ generic, proper });
  });

  it.each([
    'Dra. Paula Iturra',
    'Dr. Cuevas',
    'Uñas by Tami',
    'Ropa Divina by Yuli',
    'Café by Luna',
    'Fletes Ya!',
    'Dron Visual MX',
  ])('"%s" is one name, with a small line of its description', (name) => {
    expect(parts(name)).toMatchObject({ generic: '', proper: name });
  });

  it('is known by who makes it', () => {
    expect(calledBy('Uñas by Tami', openingReading('Uñas by Tami'))).toBe('Tami');
  });

  it('is one phrase where a preposition follows its trade', () => {
    expect(openingReading('Medialunas x docena')).toEqual({ descriptor: 0, trailing: false, lines: [1, 2] });
    expect(openingReading("Hongos Pa' Comer")).toEqual({ descriptor: 0, trailing: false, lines: [1, 2] });
    expect(openingReading('Empanadas sin Fronteras S.A.C.')).toMatchObject({ descriptor: 0, lines: [1, 2] });
  });

  it('is one line where its last word is too short for one', () => {
    expect(openingReading('Innova TI')).toEqual({ descriptor: 0, trailing: false, lines: [2] });
    expect(openingReading('Innova Soluciones')).toBeUndefined();
  });

  it.each([
    'Chef Gonzalo',
    'Pintores Unidos',
    'Salsas Ricas',
    'Mermeladas de Inés',
    'Foto',
    'Panadería Rivas',
    'Costurera y Modista',
    'Pintor a Domicilio',
    'Surf Camp',
    'Mudanzas Express',
    'Rosa Flores',
    'Rock & Roll Burger',
    'La Gran Cafetería',
    'La Soñadora',
    'Expreso de Medianoche',
    'Punto y Like',
    'La Sed',
    'Mosca Seca',
  ])('"%s" is not', (name) => {
    expect(parts(name)).toBeNull();
  });
});

describe('a name with a comma before what somebody does, or a dash before more', () => {
  it.each([
    ['Begoña Zubizarreta, encuadernación', 'encuadernación', 'Begoña Zubizarreta'],
    ['Ana, estética', 'estética', 'Ana'],
    ['Podocuyo - Marisela Abdala', 'Marisela Abdala', 'Podocuyo'],
    ['Zarzal — Estudio de Yoga', 'Estudio de Yoga', 'Zarzal'],
  ])('"%s" is parted there, and drawn without it', (name, generic, proper) => {
    expect(namePartsOf(name, openingReading(name))).toMatchObject({ generic, proper, trailing: true });
  });

  it.each([
    'García, López y Asociados',
    'Rosa, Lirio y Jazmín',
    'Vinos, Quesos',
    'Sol, Mar, Pesca',
    'Norte - Sur - Este',
    'Jaén - 86',
  ])('"%s" is read as a whole', (name) => {
    expect(namePartsOf(name, openingReading(name)).proper).toBe(name);
  });
});

describe('a surname that ends as a trade does', () => {
  it.each([
    ['Taller Mecánico Rentería', 'Taller Mecánico', 'Rentería'],
    ['Panadería Rentería', 'Panadería', 'Rentería'],
    ['Rentería Abogados', 'Abogados', 'Rentería'],
    ['Ana Rentería', '', 'Ana Rentería'],
  ])('"%s" is somebody\'s', (name, generic, proper) => {
    expect(namePartsOf(name, openingReading(name))).toMatchObject({ generic, proper });
  });
});

describe('what a name with a trade ends with and is called without', () => {
  it.each([
    ['Cerrajero Mauricio 24/7', 'Cerrajero', 'Mauricio', '24/7'],
    ['Radio Taxi Los Andes 24 Horas', 'Radio Taxi', 'Los Andes', '24 Horas'],
    ['Uñas Nácar by Yuleisy', 'Uñas', 'Nácar', 'by Yuleisy'],
    ['Sastrería Londres desde 1962 C.A.', 'Sastrería', 'Londres', 'desde 1962'],
  ])('"%s" has it small', (name, generic, proper, place) => {
    expect(namePartsOf(name, openingReading(name))).toMatchObject({ generic, proper, place });
  });

  it.each(['Farmacia 24 Horas', 'Panadería de Inés 24 Horas', 'Los Andes 24 Horas'])(
    '"%s" is not taken apart by it',
    (name) => {
      expect(openingReading(name)?.aside).toBeUndefined();
    },
  );

  it.each([
    ['AUTOLAVADO 24H PEÑAGRANDE', 'AUTOLAVADO 24H', 'PEÑAGRANDE'],
    ['Farmacia 24 Horas Central', 'Farmacia 24 Horas', 'Central'],
  ])('"%s" has its hours with the trade', (name, generic, proper) => {
    expect(namePartsOf(name, openingReading(name))).toMatchObject({ generic, proper });
  });

  it('does not belong to a trade that stands after the name', () => {
    const reading = { descriptor: 1, trailing: true, lines: [], aside: 1 };
    expect(namePartsOf('Casa Alerce Muebles', reading)).toMatchObject({
      generic: 'Muebles',
      proper: 'Casa Alerce',
      place: '',
    });
  });

  it('leaves a name', () => {
    const reading = { descriptor: 1, trailing: false, lines: [], aside: 2 };
    expect(namePartsOf('Farmacia 24 Horas', reading)).toEqual(namePartsOf('Farmacia 24 Horas'));
  });
});

describe('a name that tells what it is after a comma or in other letters', () => {
  it.each([
    ['Campanas Ardanaz e Hijo, fundidores desde 1887', 'fundidores desde 1887', 'Campanas Ardanaz e Hijo'],
    ['La Niña, tacos y más', 'tacos y más', 'La Niña'],
    ['Cayo, el mejor café', 'el mejor café', 'Cayo'],
    ['Don Beto, los reyes del taco', 'los reyes del taco', 'Don Beto'],
    ['Pepe, la casa del asado', 'la casa del asado', 'Pepe'],
    ['ADOBE Y QUINCHA Constructores', 'Constructores', 'ADOBE Y QUINCHA'],
    ['EL RINCÓN DE ANA pastelería artesanal', 'pastelería artesanal', 'EL RINCÓN DE ANA'],
    ['Noches de Atacama Astroturismo', 'Astroturismo', 'Noches de Atacama'],
  ])('"%s" says "%s" in a small line', (name, generic, proper) => {
    expect(namePartsOf(name, openingReading(name))).toMatchObject({ generic, proper, trailing: true });
  });

  it.each([
    ['Mensajeria Rayo', 'Mensajeria', 'Rayo'],
    ['Llaveria El Águila', 'Llaveria', 'El Águila'],
    ['Trasportes Rojas', 'Trasportes', 'Rojas'],
    ['Relojería Monumental Aldecoa y Sobrino', 'Relojería Monumental', 'Aldecoa y Sobrino'],
  ])('"%s" begins with its trade', (name, generic, proper) => {
    expect(namePartsOf(name, openingReading(name))).toMatchObject({ generic, proper, trailing: false });
  });

  it.each([
    'Pérez, hijos y nietos',
    'Ana Soto, con amor',
    'Cayo, el mejor',
    'Cayo, el café',
    'Almeria Cocina Viva',
    'Valeria Soto',
  ])('"%s" does not', (name) => {
    expect(namePartsOf(name, openingReading(name)).proper).toBe(name);
  });

  it('keeps who is enumerated in one line', () => {
    expect(openingReading('Bustamante, Leiva & Asociados')?.lines).toEqual([1, 3]);
  });
});
