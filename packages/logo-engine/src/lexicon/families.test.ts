import { describe, expect, it } from 'vitest';
import type { IndustryId } from '../brief/brief.js';
import { namePartsOf } from '../brief/name-reading.js';
import { openingReading } from '../direction/own-reading.js';
import { symbolsFor } from './symbols-for.js';

/** What a name alone calls for, without what fits its whole industry. */
const ids = (name: string, industry: IndustryId, description = ''): string[] =>
  symbolsFor({ name, industry, description })
    .filter(({ from }) => from !== 'industry')
    .map(({ id }) => id);

describe('a name alone', () => {
  it.each<[name: string, industry: IndustryId, id: string]>([
    ['Laboratorio Cuevas', 'healthcare', 'bat'],
    ['Leones Seguros', 'marketing', 'sunrise'],
    ['Llantas Leones', 'automotive', 'lion'],
    ['Torres Consultores', 'marketing', 'castle-turret'],
    ['Campos Vega Abogados', 'marketing', 'fields'],
    ['Roca Advocats', 'marketing', 'mountain'],
    ['Arroyo y Asociados', 'marketing', 'waves'],
    ['Dental Castaño', 'healthcare', 'tree'],
    ['Cuadros Propiedades', 'marketing', 'picture-frame'],
    ['Modas Lupita', 'desing', 'magnifying-glass'],
    ['Tina Moda', 'desing', 'bathtub'],
    ['Modas Chelo', 'desing', 'violin'],
    ['Huevos Doña Chela', 'livestock', 'beer-stein'],
    ['Donde Nacho', 'gastronomy', 'taco'],
    ['Farmacia Santa Rosa de Osos', 'healthcare', 'bear'],
    ['Palmas de Gran Canaria', 'marketing', 'tree-palm'],
    ['Puerto Chico', 'fishing', 'balloon'],
    ['Alineación Express', 'automotive', 'moped'],
    ['Olivia', 'desing', 'olive'],
    ['Clínica Veterinaria Huellitas', 'healthcare', 'footprints'],
    ['Ferretería Coral', 'construction', 'music-notes'],
    ['Herrería Ferreyra', 'construction', 'toolbox'],
    ['Remedios Vintage', 'desing', 'capsule'],
    ['San Isidro Labrador', 'livestock', 'dog'],
    ['Ropa Vieja', 'desing', 'cutlery'],
    ['Don Pato', 'desing', 'duck'],
    ['Martita', 'desing', 'planet'],
    ['Corral de Piedra', 'livestock', 'cube'],
    ['Puerto Lobos', 'fishing', 'wolf'],
    ['Lena', 'desing', 'log-pile'],
    ['Restaurante Cartago', 'gastronomy', 'notebook'],
    ['Payaso Chispita', 'entertainment', 'lightning'],
    ['Carnitas Hermanos Barajas', 'gastronomy', 'spade'],
  ])('of a person, a family or a place is no thing: %s (%s) is no %s', (name, industry, id) => {
    expect(ids(name, industry)).not.toContain(id);
  });

  it.each<[name: string, industry: IndustryId, id: string]>([
    ['Los Leones', 'gastronomy', 'lion'],
    ['La Cueva del Oso', 'gastronomy', 'bear'],
    ['El Rincón del Lobo', 'gastronomy', 'wolf'],
    ['Granja Doña Gallina', 'livestock', 'hen'],
    ['La Cabrita', 'gastronomy', 'goat'],
    ['La Baraja', 'gastronomy', 'spade'],
    ['El Payaso Lobo', 'entertainment', 'clown'],
    ['El Filtro', 'automotive', 'oil-filter'],
    ['Conservas Ría de Arousa', 'fishing', 'fish-tin'],
    ['Yacaré', 'gastronomy', 'caiman'],
    ['Nahuelbus', 'transportation', 'bus'],
    ['Sonrident', 'healthcare', 'tooth'],
    ['Transpalma', 'transportation', 'truck'],
    ['Veterinaria Huellitas', 'livestock', 'paw-print'],
    ['Despacho Mora', 'marketing', 'briefcase'],
    ['Atelier Novias Soto', 'desing', 'dress'],
    ['Banda Torres', 'entertainment', 'trumpet'],
    ['Frigorífico Lagos', 'livestock', 'steak'],
    ['Bodegas Arzuaga', 'agriculture', 'glass'],
    ['Cooperativa Caleta Tortel', 'fishing', 'anchor'],
    ['Quipu Sistemas', 'technology', 'code'],
    ['Okindegi', 'food', 'bread'],
    ['Fusteria Puig', 'construction', 'hammer'],
    ['Arrainak', 'fishing', 'fish'],
    ['Etxe Zaharra', 'gastronomy', 'cooking-pot'],
    ['Ixchel', 'technology', 'moon-stars'],
    ['Zaldi', 'livestock', 'horse'],
    ['Centro Huilén', 'healthcare', 'flower'],
    ['Vía Láctea', 'transportation', 'star'],
    ['Don Tuerca', 'automotive', 'nut'],
    ['El Doctor de los Motores', 'automotive', 'crankshaft'],
    ['El Mago de los Frenos', 'automotive', 'brake-disc'],
    ['Don Chancho', 'gastronomy', 'pig'],
    ['Cuatro Patas', 'healthcare', 'paw-print'],
    ['Inka Express', 'transportation', 'parcel-van'],
    ['Lampisteria Ferrer', 'construction', 'plug'],
    ['Yvytu', 'nature', 'wind'],
    ['Grúas Torres', 'automotive', 'tow-truck'],
    ['Fisio Cuevas', 'healthcare', 'knee-joint'],
    ['Disco Inferno', 'entertainment', 'disco-ball'],
  ])('leads with what it says: %s (%s) is a %s', (name, industry, id) => {
    expect(ids(name, industry)[0]).toBe(id);
  });

  it('of a family is its animal all the same, and of those who sell houses where they stand', () => {
    expect(ids('León Consultores', 'marketing')).toContain('lion');
    expect(ids('Costa Propiedades', 'marketing')).toContain('waves');
  });

  it.each([
    ['La Tranca Faena de Cerdos', 'Faena de Cerdos', 'La Tranca'],
    ['Marcos y Molduras Peña', 'Marcos y Molduras', 'Peña'],
    ['Atelier Novias Soto', 'Atelier Novias', 'Soto'],
    ['Transportes Leones', 'Transportes', 'Leones'],
    ['Dental Ríos', 'Dental', 'Ríos'],
    ['Dental Center', '', 'Dental Center'],
    ['Torres Informática', 'Informática', 'Torres'],
    ['Red Informática', '', 'Red Informática'],
    ['Grupo Sistemas', '', 'Grupo Sistemas'],
    ['Forn de Pa Sant Jordi', 'Forn de Pa', 'Sant Jordi'],
    ['Punto Pizza', '', 'Punto Pizza'],
    ['Rancho Grande', '', 'Rancho Grande'],
    ['Pan Rico', '', 'Pan Rico'],
    ['Boutique Azul', 'Boutique', 'Azul'],
  ])('has its trade small, and nothing else: %s', (name, generic, proper) => {
    expect(namePartsOf(name, openingReading(name))).toMatchObject({ generic, proper });
  });
});
