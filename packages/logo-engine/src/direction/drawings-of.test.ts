import { describe, expect, it } from 'vitest';
import type { IndustryId } from '../brief/brief.js';
import { symbolsFor } from '../lexicon/symbols-for.js';
import { drawingsOf, standingsOf } from './drawings-of.js';

const drawn = (name: string, industry: IndustryId, description: string): string[] =>
  drawingsOf(symbolsFor({ name, industry, description }).filter(({ from }) => from !== 'industry')).map(
    ([{ id }]) => id,
  );

describe('the drawings of a business', () => {
  it.each([
    ['Chapulines Oaxaca', 'food', 'chapulines con limón y ajo', ['grasshopper']],
    ['Redes Maldonado', 'fishing', 'fabricación de redes de pesca', ['hung-net', 'fishing-net']],
    ['Extintores Alfa', 'construction', 'recarga de extintores', ['fire-extinguisher']],
  ] as const)('are the thing alone, without what comes with it: %s', (name, industry, description, ids) => {
    expect(drawn(name, industry, description)).toEqual(ids);
  });

  it('are how a thing is made as well, where that is a trade of its own, and no flame beside it', () => {
    expect(drawn('Campanas Rosales', 'art', 'fundición de campanas para iglesias')).toEqual([
      'bell',
      'foundry-ladle',
    ]);
  });

  it('are what a thing is of as well where it is the only one', () => {
    expect(drawn('Andrade', 'food', 'mermelada de frutillas')).toContain('strawberry');
  });

  it('leave out what goes with many things, and keep what is close to the trade', () => {
    expect(drawn('Andrade', 'gastronomy', 'pollo a la brasa')).not.toContain('flame');
    expect(drawn('Andrade', 'fishing', 'pesca artesanal')).toContain('fish');
    expect(drawn('Andrade', 'nature', 'leña seca')).toContain('flame');
  });

  it.each([
    ['El Hilo Rojo', 'art', 'taller de bordado a mano', ['embroidery-hoop', 'needle', 'spool']],
    ['Vidrios Castañeda', 'construction', 'ventanas de aluminio', ['sliding-window', 'window', 'glass-pane']],
    ['Pescadería Regueiro', 'fishing', 'pescado fresco', ['fish', 'fish-on-ice', 'fish-and-knife']],
  ] as const)(
    'are what the name says of the trade, where there are few: %s',
    (name, industry, description, ids) => {
      expect(drawn(name, industry, description)).toEqual(ids);
    },
  );

  it.each([
    ['Setas del Robledal', 'agriculture', 'cultivo de setas', 'tree'],
    ['Azafrán de la Abuela Remedios', 'food', 'azafrán', 'elders'],
    ['Conejos Bigotes', 'livestock', 'cría de conejos', 'moustache'],
    ['Congelados Bahía Paita', 'fishing', 'exportación de pota y calamar', 'waves'],
  ] as const)(
    'are neither where a thing comes from nor who bears a name: %s',
    (name, industry, description, id) => {
      expect(drawn(name, industry, description)).not.toContain(id);
    },
  );

  it.each([
    ['gastronomy', 'taquería'],
    ['gastronomy', 'taquería al pastor y suadero'],
    ['gastronomy', 'pizzería'],
    ['gastronomy', 'hamburguesería'],
    ['gastronomy', 'sushi'],
    ['gastronomy', 'cevichería'],
    ['gastronomy', 'pollería, pollo a la brasa'],
    ['gastronomy', 'asador y parrilla'],
    ['gastronomy', 'marisquería'],
    ['gastronomy', 'cafetería'],
    ['food', 'panadería'],
    ['food', 'pastelería'],
    ['food', 'heladería'],
    ['food', 'jugos naturales'],
    ['gastronomy', 'bar y cervecería'],
    ['food', 'vinatería'],
    ['food', 'carnicería'],
    ['food', 'frutería'],
    ['food', 'abarrotes'],
    ['food', 'minimarket'],
    ['gastronomy', 'catering para eventos'],
    ['food', 'empanadas'],
    ['food', 'arepas'],
    ['gastronomy', 'restaurante de comida casera'],
    ['healthcare', 'farmacia'],
    ['healthcare', 'clínica dental, dentista'],
    ['healthcare', 'pediatra'],
    ['healthcare', 'psicóloga'],
    ['healthcare', 'nutricionista'],
    ['healthcare', 'fisioterapeuta'],
    ['healthcare', 'óptica'],
    ['healthcare', 'laboratorio clínico'],
    ['healthcare', 'veterinaria'],
    ['nature', 'peluquería canina'],
    ['marketing', 'peluquería'],
    ['marketing', 'barbería'],
    ['art', 'salón de uñas'],
    ['healthcare', 'spa y masajes'],
    ['art', 'maquillaje profesional'],
    ['art', 'estudio de tatuajes'],
    ['healthcare', 'gimnasio'],
    ['healthcare', 'estudio de yoga'],
    ['automotive', 'taller mecánico'],
    ['automotive', 'llantas y vulcanizadora'],
    ['automotive', 'lavado de autos'],
    ['automotive', 'hojalatería y pintura de autos'],
    ['automotive', 'autopartes y refacciones'],
    ['automotive', 'grúas 24 horas'],
    ['automotive', 'taller de motos'],
    ['transportation', 'tienda de bicicletas'],
    ['construction', 'electricista'],
    ['construction', 'plomero'],
    ['construction', 'gasfíter'],
    ['construction', 'carpintero'],
    ['construction', 'herrería'],
    ['construction', 'pintor de casas'],
    ['construction', 'albañil'],
    ['construction', 'ferretería'],
    ['nature', 'jardinero'],
    ['construction', 'cerrajero'],
    ['construction', 'empresa de limpieza'],
    ['transportation', 'mudanzas y fletes'],
    ['construction', 'aire acondicionado'],
    ['technology', 'paneles solares'],
    ['transportation', 'taxi'],
    ['transportation', 'transporte escolar'],
    ['transportation', 'camiones de carga'],
    ['transportation', 'mensajería y paquetería'],
    ['technology', 'reparación de celulares'],
    ['technology', 'cámaras de seguridad'],
    ['technology', 'programación web'],
    ['art', 'imprenta'],
    ['art', 'fotografía'],
    ['nature', 'florería'],
    ['nature', 'vivero de plantas'],
    ['art', 'costurera'],
    ['art', 'sastre'],
    ['art', 'zapatería'],
    ['art', 'zapatero, reparación de calzado'],
    ['art', 'joyería'],
    ['art', 'papelería'],
    ['art', 'librería'],
    ['entertainment', 'juguetería'],
    ['entertainment', 'guardería infantil'],
    ['entertainment', 'colegio'],
    ['entertainment', 'clases de inglés'],
    ['entertainment', 'academia de música, clases de piano y guitarra'],
    ['entertainment', 'academia de baile'],
    ['marketing', 'abogados'],
    ['marketing', 'contadores'],
    ['construction', 'inmobiliaria'],
    ['marketing', 'seguros'],
    ['entertainment', 'agencia de viajes'],
    ['entertainment', 'hotel'],
    ['entertainment', 'hostal'],
    ['entertainment', 'salón de eventos'],
    ['construction', 'lavandería'],
    ['art', 'tapicería de muebles'],
    ['art', 'mueblería'],
    ['marketing', 'agencia de marketing digital'],
    ['desing', 'diseño gráfico'],
    ['construction', 'constructora'],
    ['construction', 'arquitectos'],
    ['fishing', 'pescadería'],
    ['agriculture', 'agropecuaria, insumos agrícolas'],
    ['livestock', 'lechería y quesos'],
    ['entertainment', 'dj y sonido para fiestas'],
    ['entertainment', 'decoración con globos y fiestas infantiles'],
    ['fishing', 'pesca deportiva'],
  ] as const)('are three at least where every street has the trade (%s: %s)', (industry, description) => {
    expect(drawn('Andrade', industry, description).length).toBeGreaterThanOrEqual(3);
  });

  it('are the trade of a name before what it is called after', () => {
    expect(drawn('El Ceibo Parrilla', 'gastronomy', '')[0]).toBe('grill');
    expect(drawn('Viña Los Boldos', 'food', '')[0]).toBe('glass');
    expect(drawn('Don Zapallo', 'food', 'verduras')).toContain('pumpkin');
  });

  it('are what else is said before what is seen beside a thing', () => {
    const drawings = drawn('Manzanas Alto Valle', 'agriculture', 'manzanas y peras');
    expect(drawings.slice(0, 2)).toEqual(['apple', 'pear']);
  });

  it.each([
    ['vinos y quesos', 'food', ['glass', 'cheese']],
    ['peluquería y barbería', 'healthcare', ['scissors-comb', 'barber-pole']],
    ['zapatos y carteras', 'art', ['lace-up-shoe', 'handbag']],
  ] as const)('are what is said first, and next the thing after it: %s', (description, industry, ids) => {
    expect(drawn('Andrade', industry, description).slice(0, 2)).toEqual(ids);
  });

  it.each([
    ['cecinas y longanizas', 'ham'],
    ['panadería', 'bread'],
  ] as const)(
    'have the animal of the name among them, whether or not it is what is sold: %s',
    (description, trade) => {
      const [first, ...rest] = drawn('Los Tres Chanchitos', 'food', description);
      expect(first).toBe(trade);
      expect(rest).toContain('pig');
    },
  );
});

describe('what a drawing is to a trade', () => {
  it('is the thing itself, the next of its word, and what is beside it', () => {
    const called = symbolsFor({ name: 'Lo de Inés', industry: 'gastronomy', description: 'molino' });
    const drawings = drawingsOf(called.filter(({ from }) => from !== 'industry'));
    expect(drawings.map(([{ id }]) => standingsOf(drawings).get(id))).toEqual(['lead', 'second', 'aside']);
  });

  it('is no more than the next where the business is only called after it', () => {
    const called = symbolsFor({ name: 'El Gallo', industry: 'transportation', description: 'grúas' });
    const drawings = drawingsOf(called.filter(({ from }) => from !== 'industry'));
    expect(drawings[0]?.[0].id).not.toBe('rooster');
    expect(standingsOf(drawings).get('rooster')).toBe('second');
  });

  it.each([
    [1, ['lead', 'lead']],
    [2, ['peer', 'peer', 'peer']],
  ])('is the same for all that are the trade as much as its first: %d beside it', (peers, standings) => {
    const [first] = symbolsFor({ name: 'Lo de Inés', industry: 'gastronomy', description: 'cafetería' });
    if (first === undefined) throw new Error('Nothing is called for by a café.');
    const others = ['bread', 'cake'].slice(0, peers).map((id) => ({ ...first, id, equal: true as const }));
    const drawings = drawingsOf([first, ...others]);
    expect(drawings.map(([{ id }]) => standingsOf(drawings).get(id))).toEqual(standings);
    expect(new Set(drawings.map(([, weight]) => weight)).size).toBe(1);
  });
});
