import type { DrawingEngine } from '../src/ports/drawing.js';

/** The smallest engine that keeps the promises of the port: tests of the service need no real drawings. */
export const testEngine: DrawingEngine = {
  version: 'test-1',
  canDraw: async (name) => /[\p{L}\p{N}]/u.test(name),
  async draw(brief, seed) {
    const draw = (ink: string) =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><title>${encodeURIComponent(brief.name)} ${seed}</title><path fill="${ink}" d="M0 0h8v8H0z"/></svg>`;
    const variants = { light: draw(brief.color), dark: draw('#FFFFFF') };
    return {
      svg: variants.light,
      variants,
      icon: draw(brief.color).replace('<svg ', '<svg id="icon" '),
    };
  },
  async propose(brief, seed, count) {
    const numbered = Array.from({ length: count }, (_, place) => (place === 0 ? seed : `${seed}~${place}`));
    return Promise.all(
      numbered.map(async (own, place) => ({
        ...(await testEngine.draw(brief, own)),
        seed: own,
        recipe: own,
        note: `Propuesta de prueba ${place + 1}.`,
        maker: 'reglas' as const,
      })),
    );
  },
  traceSuggestion: async () => null,
  suggestionSchema: async () => ({}),
  readSuggestions: async () => ({ suggestions: [], refused: [] }),
  async adjust({ brief, seed, recipe = seed }, change) {
    const [own, ...before] = recipe.split(' ');
    const all: Record<string, string> = { ...JSON.parse(before.join(' ') || '{}'), ...change };
    const { name = brief.name, color = brief.color, ...rest } = all;
    if (!(await testEngine.canDraw(name))) return { refused: 'name' };
    if (rest.symbol === 'mark:hippogriff') return { refused: 'symbol' };
    const drawn = await testEngine.draw({ ...brief, name, color }, [own, ...Object.values(rest)].join(' '));
    return { ...drawn, recipe: `${own} ${JSON.stringify(all)}`, name, color };
  },
  options: async (_source, { face = 'sora-600' }, field, search) =>
    [face, 'otra'].map((value) => ({ value, label: `${field} ${value} ${search}`.trim() })),
  inOneInk: async (svgDark, variant, color) => svgDark.replace('#FFFFFF', `${variant} on ${color}`),
  renderPng: async (svg, { width, background }) =>
    Buffer.from(`png ${width} ${background ?? 'transparent'} ${svg}`),
  renderJpg: async (svg, { width, background }) => Buffer.from(`jpg ${width} ${background} ${svg}`),
  renderPdf: async (svg) => Buffer.from(`pdf ${svg}`),
  async *kit({ brief, svg }) {
    yield { path: 'LEEME.txt', bytes: Buffer.from(`Kit de ${brief.name}`) };
    yield { path: 'logo/logo.svg', bytes: Buffer.from(svg) };
  },
  factsOf: async ({ brief }) => ({
    findings: [
      {
        id: 'smallest',
        good: true,
        title: 'Se lee desde 8 px',
        text: 'Necesita 8 píxeles.',
        advice: 'Nada.',
      },
    ],
    colours: {
      light: [{ label: 'Principal', hex: brief.color, rgb: [0, 0, 0], cmyk: [0, 0, 0, 0] }],
      dark: [],
    },
    faces: ['Prueba Sans'],
  }),
  close: async () => {},
};
