import { describe, expect, it } from 'vitest';
import { isPhrase, phraseLength } from './opening-phrase.js';

const fold = (name: string): string[] =>
  name.toLocaleLowerCase('es').replaceAll('ñ', 'n').normalize('NFD').replace(/\p{M}/gu, '').split(' ');

describe('a name that opens with a phrase of what it is', () => {
  it.each([
    // A term of the lexicon.
    'Transporte Escolar|Tía Nena',
    'Casa de Cambio|Dólar',
    'Panes de Masa Madre|Levadura',
    // A noun and its adjectives.
    'Cerveza Artesanal|Tronco',
    'Contadores Públicos Asociados|Ríos',
    'Laboratorio Clínico|Biolab',
    'Consultora TI|Nexo',
    'Quesos Artesanos|Picos',
    // What it is of, for or made by.
    'Control de Plagas|Delta',
    'Residencia de Adultos Mayores|Otoño',
    'Jardín de Infantes|Semillita',
    'Revisión Técnica|Los Ríos',
    'Exámenes Ocupacionales|Sabana Salud',
    'Recetario Magistral|Botica Inglesa',
    'Clínica del Pie|Paso Firme',
    'Muebles a Medida|Roble Sur',
    'Pizzas a la Leña|Toscana',
    'Repuestos para Motos|Gómez',
    // Whom or what a body is of, also what nobody has listed.
    'Administración de Fincas|Robles-Gil',
    'Sindicato de Choferes|Unión',
    'Comité de Taxistas|Nuevo Amanecer',
    // And what the members of a body do that to.
    'Asociación de Criadores de Alpaca|Pacocha Blanca del Valle de Chivay',
    'Asociación de Recolectores de Algas|Bahía Azul',
    'Cooperativa de Criadores de Cuyes|El Mantaro',
    // Adjectives of a science or a school, by their ending.
    'Clínica Podológica|Pisadas',
    'Academia Preuniversitaria|Euler',
    // Two nouns.
    'Refrigeración y Aire Acondicionado|Polo Norte',
    'Ferretería y Depósito|Rojas',
    'Lubricantes y Filtros|Ramírez',
    'Piscinas y Spas|Oasis',
    'Constructora e Inmobiliaria|Alfa',
    'Neumáticos y Frenos|Torres',
    // Before what begins a name a noun alone is enough, and so is an adjective that nobody has listed.
    'Autopartes|El Rayo',
    'Tortas Ahogadas|El Chino',
    'Pollos Asados|Don Memo',
    // And a second noun that nobody has listed.
    'Taller de Frenos y Clutch|El Güero',
  ])('%s', (name) => {
    const [phrase = ''] = name.split('|');
    expect(phraseLength(fold(name.replace('|', ' ')))).toBe(phrase.split(' ').length);
  });

  it.each([
    // A plural that is said of a plural.
    'Perros Felices',
    'Dulces Sueños',
    // Whose it is.
    'Termas de Doña Pancha',
    // What the members of a body breed, and of which kind.
    'Asociación de Criadores de Caballos Peruanos de Paso',
    'Asociación de Criadores de Cuyes Andinos',
    'Asociación de Ganaderos de Tapalpa',
    // A figure of speech.
    'Hotel del Mar Azul',
    'Casa de Muñecas Antiguas',
    'Punto de Encuentro',
    'Pan de Campo Verde',
    'Sal y Pimienta',
    'Luna de Miel',
    'Juegos de Mesa',
    'Frutos de la Tierra',
    // Nothing that is a name is left.
    'Música Clásica Viva',
    'Luz Natural Fotografía',
    'Control de Plagas',
    'Pasteles y Tortas',
    'Agencia de Sueños',
    'Escuela de Rosales',
    'Asociación de Ganaderos del Cauca',
    // Families and people.
    'Torres y Rojas Abogados',
    'Marcos y Elena Díaz',
    // Of nothing in particular.
    'Casa Alerce',
    'Centro Norte',
    'Red Solar',
    'El Gran Chef',
  ])('%s is no such name', (name) => {
    expect(phraseLength(fold(name))).toBe(0);
  });
});

describe('a text that is a phrase of what a business is', () => {
  it.each(['Comida Casera', 'Arquitectura y Diseño', 'Clases de Matemáticas'])('%s', (text) => {
    expect(isPhrase(fold(text))).toBe(true);
  });

  it.each(['Comida', 'Comida Casera Lola', 'Copas y Amigos', 'Luna Llena'])('%s is none', (text) => {
    expect(isPhrase(fold(text))).toBe(false);
  });
});
