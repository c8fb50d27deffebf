import { describe, expect, it } from 'vitest';
import { createEngine, describeProposals, LOGO_TYPE_IDS, STYLE_IDS } from '../index.js';

describe('the lines of a set of proposals', () => {
  it('one short Spanish sentence each, and seldom two that are the same', async () => {
    const engine = await createEngine();
    let [lines, same] = [0, 0];
    for (const style of STYLE_IDS) {
      for (const type of LOGO_TYPE_IDS) {
        const brief = { name: 'Molino Andino', industry: 'food', style, type, color: '#B91C1C' } as const;
        const said = describeProposals(engine.propose(brief, style, 6).map(({ direction }) => direction));
        for (const line of said) expect(line).toMatch(/^\p{Lu}[^.{}]{3,99}\.$/u);
        lines += said.length;
        same += said.length - new Set(said).size;
      }
    }
    expect(lines).toBe(STYLE_IDS.length * LOGO_TYPE_IDS.length * 6);
    expect(same / lines).toBeLessThan(0.05);
  });

  it('names what only this one has before what others share', async () => {
    const engine = await createEngine();
    const brief = {
      name: 'Molino',
      industry: 'food',
      style: 'modern',
      type: 'icon',
      color: '#B91C1C',
    } as const;
    const { direction } = engine.draw(brief, 'a');
    const plain = { ...direction, layout: 'horizontal', idea: 'none', container: 'none' } as const;
    const [first, second] = describeProposals([
      { ...plain, container: 'hexagon' },
      { ...plain, layout: 'stacked' },
    ]);
    expect(first).toMatch(/^Símbolo junto al nombre, en un hexágono/);
    expect(second).toMatch(/^Símbolo sobre el nombre/);
    expect(describeProposals([{ ...plain, layout: 'wordmark', idea: 'frame' }])[0]).toMatch(
      /^Solo el nombre, dentro de un marco fino/,
    );
  });
});
