import { describe, expect, it } from 'vitest';
import * as catalog from '../src/catalog/index';

const ids = (options: readonly { id: string }[]) => options.map(({ id }) => id);
const pairs = (options: readonly { id: string; label: string }[]) =>
  Object.fromEntries(options.map(({ id, label }) => [id, label]));

describe('the catalogue', () => {
  it('[§3 Enumerations] has the 15 industries, desing spelt so', () => {
    expect(ids(catalog.INDUSTRIES)).toEqual([
      'technology',
      'nature',
      'art',
      'desing',
      'marketing',
      'fishing',
      'livestock',
      'agriculture',
      'entertainment',
      'gastronomy',
      'construction',
      'healthcare',
      'transportation',
      'food',
      'automotive',
    ]);
  });

  it('[§3 Enumerations] has the six styles and the three types', () => {
    expect(pairs(catalog.STYLES)).toEqual({
      modern: 'Moderno',
      minimal: 'Minimalista',
      vintage: 'Vintage',
      playful: 'Divertido',
      corporate: 'Corporativo',
      creative: 'Creativo',
    });
    expect(pairs(catalog.LOGO_TYPES)).toEqual({
      text: 'Solo texto',
      icon: 'Icono + texto',
      symbol: 'Solo símbolo',
    });
  });

  it('[§3 Enumerations] has the eight colours, in capitals', () => {
    expect(catalog.PRESET_COLORS.map(({ value, label }) => `${value} ${label}`)).toEqual([
      '#3B82F6 Azul',
      '#EF4444 Rojo',
      '#10B981 Verde',
      '#F59E0B Naranja',
      '#8B5CF6 Morado',
      '#EC4899 Rosa',
      '#06B6D4 Cian',
      '#000000 Negro',
    ]);
  });

  it('[§9 Categories] has the categories with their labels, in order', () => {
    expect(catalog.CATEGORIES.map(({ id, label }) => `${id} ${label}`)).toEqual([
      'all Todos',
      'favorites Favoritos',
      'technology Tecnología',
      'nature Naturaleza',
      'art Arte',
      'design Diseño digital',
      'marketing Marketing digital',
      'fishing Pesca',
      'livestock Ganadería',
      'agriculture Agricultura',
      'entertainment Entretenimiento',
      'gastronomy Gastronomía',
      'construction Construcción e inmobiliaria',
      'healthcare Salud',
      'transportation Transporte y logística',
      'food Alimentaria',
      'automotive Automotriz',
    ]);
    expect(catalog.HISTORY_ALL_KEY).toBe('todos');
  });

  it('labels every industry as its category', () => {
    const labels = pairs(catalog.CATEGORIES);
    for (const { id, label } of catalog.INDUSTRIES)
      expect(labels[id === 'desing' ? 'design' : id]).toBe(label);
  });

  it('[§9 Plans] has the three plans with their prices', () => {
    expect(
      catalog.PLANS.map(({ id, name, price, popular }) => [id, name, price.monthly, price.yearly, popular]),
    ).toEqual([
      ['free', 'Explorador', 0, 0, false],
      ['premium', 'Comandante', 29, 290, true],
      ['enterprise', 'Capitán Galáctico', 99, 990, false],
    ]);
    expect(catalog.DEFAULT_PLAN_ID).toBe('premium');
  });

  it('[§9 Plans] lists the features and the limitations of each', () => {
    expect(catalog.PLANS.map(({ features, limitations }) => [features.length, limitations.length])).toEqual([
      [5, 3],
      [8, 0],
      [9, 0],
    ]);
    expect(catalog.PLANS[0].features[0]).toBe('5 logos al mes');
    expect(catalog.PLANS[1].features).toContain('Todos los formatos (PNG, JPG, SVG, PDF)');
    expect(catalog.PLANS[2].features[0]).toBe('Todo lo de Comandante');
  });

  it('[§9] has the timings, the keys and the wizard’s numbers', () => {
    expect(catalog).toMatchObject({
      API_TIMEOUT_MS: 10_000,
      SESSION_CHECK_TIMEOUT_MS: 5_000,
      REDIRECT_DELAY_MS: 1_000,
      SESSION_STORAGE_KEY: 'session',
      USER_DATA_STORAGE_KEY: 'user_data',
      WIZARD_STEPS: 5,
      RESULT_FORMATS: ['PNG', 'JPG', 'SVG'],
      HISTORY_PAGE_SIZE: 10,
    });
  });

  it('[§4 Wizard] has the defaults', () => {
    expect(catalog.WIZARD_DEFAULTS).toEqual({
      companyName: '',
      description: '',
      selectedIndustry: 'technology',
      selectedStyle: 'modern',
      logoType: 'text',
      selectedColor: '#3B82F6',
    });
  });
});
