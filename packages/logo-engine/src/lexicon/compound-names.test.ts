import { describe, expect, it } from 'vitest';
import type { IndustryId } from '../brief/brief.js';
import { apart } from './compound-names.js';
import { symbolsFor } from './symbols-for.js';

describe('names of one word for two', () => {
  it.each([
    ['Electrosur', 'electricidad sur'],
    ['ElectroSur', 'electricidad sur'],
    ['Pizzamanía', 'pizza mania'],
    ['Taller Motocenter', 'Taller moto center'],
    ['DataCloud', 'Data Cloud'],
    ['SoportePE', 'Soporte PE'],
    ['BurgerHouse', 'burger house'],
    ['Valdelobos', 'valde lobos'],
    ['Montevideo', 'Montevideo'],
    ['Payasín', 'payaso'],
    ['Ladrillazo', 'ladrillo'],
    ['Wafleando', 'wafle'],
    ['Tejiendo', 'tejer'],
    ['Perfumarte', 'perfume'],
    ['Dentalia', 'dental'],
    ['Multillantas', 'llantas'],
    ['Maxipan', 'pan'],
    ['Mueblicentro', 'mueble'],
    ['Celufix', 'celular fix'],
    ['Cerámika', 'ceramica'],
    ['Brrrrrr', 'Brrr'],
  ])('%s is read as %s', (name, read) => {
    expect(apart(name)).toBe(read);
  });

  it.each([
    'McAllen',
    'Marisol',
    'Villanueva',
    'Ferreira Hermanos',
    'Frutillar',
    'Óptima',
    'Eduardo',
    'Autos',
    'ONG',
    'Contacto',
    'Multicolor',
    'Superior',
    'Supernova',
    'Epicentro',
    'Fernando',
    'Calderón',
    'García',
    'Rosalía',
    'Karina',
    '日本',
    '',
  ])('%s is one', (name) => {
    expect(apart(name)).toBe(name);
  });

  it.each([
    ['Electrosur', 'construction', 'lightning'],
    ['Fisiomed', 'healthcare', 'person-arms-spread'],
    ['RoboTech', 'technology', 'robot'],
    ['Mueblemar', 'construction', 'armchair'],
    ['Lactosur', 'food', 'milk-bottle'],
  ] as const)('%s shows its trade', (name, industry: IndustryId, symbol) => {
    expect(symbolsFor({ name, industry }).map(({ id }) => id)).toContain(symbol);
  });

  it.each([
    ['Guau, Miau y Cía', 'livestock', 'dog'],
    ['Brrr!', 'food', 'ice-cream'],
    ['Nácar', 'desing', 'shell'],
    ['Don Voltio', 'construction', 'lightning'],
    ['Rosas y Más', 'nature', 'flower'],
  ] as const)('%s says what is sold', (name, industry: IndustryId, symbol) => {
    expect(symbolsFor({ name, industry })[0]?.id).toBe(symbol);
  });

  it.each([
    ['Torre Molina', 'construction'],
    ['Cristina Real', 'desing'],
    ['Rosas y Torres', 'nature'],
    ['Marcos Peña', 'construction'],
    ['Luna y Asociados', 'construction'],
  ] as const)('%s are people', (name, industry: IndustryId) => {
    expect(symbolsFor({ name, industry })[0]?.from).toBe('industry');
  });

  it('takes a cry for a name beside a description', () => {
    const [first] = symbolsFor({
      name: 'Brrr',
      industry: 'construction',
      description: 'instalación de ventanas',
    });
    expect(first?.id).toBe('window');
  });

  it('leaves the trade to the description', () => {
    const [first] = symbolsFor({ name: 'Electrosur', industry: 'food', description: 'panadería' });
    expect(first?.id).toBe('bread');
  });

  it.each<[name: string, industry: IndustryId, read: string]>([
    ['Nahuelbus', 'transportation', 'nahuel autobús'],
    ['Globus', 'marketing', 'Globus'],
    ['Sonrident', 'healthcare', 'sonri dental'],
    ['Evident', 'healthcare', 'Evident'],
    ['Sonrident', 'desing', 'Sonrident'],
    ['Transpalma', 'transportation', 'transportes palma'],
    ['Transparencia', 'transportation', 'Transparencia'],
    ['Vetpalma', 'livestock', 'veterinaria palma'],
    ['Veterano', 'livestock', 'Veterano'],
    ['Torresburger', 'gastronomy', 'torres hamburguesa'],
    ['Coralia', 'desing', 'Coralia'],
    ['Olivia', 'food', 'Olivia'],
  ])('%s (%s) is read as %s', (name, industry, read) => {
    expect(apart(name, industry)).toBe(read);
  });
});
