import type { Chart } from './row';

const WIDTH = 640;
const HEIGHT = 320;
const PLOT = { left: 64, right: 150, top: 68, bottom: 48 };
/** Apart for every kind of eye on white (Okabe and Ito). */
const COLOURS = ['#0072b2', '#d55e00', '#007a5a', '#aa4499'];
const DECADE = 10;

type Scale = { at: (value: number) => number; ticks: number[] };

/** Powers of ten around all values when they span more than a decade, else five steps from nothing. */
function scale(values: readonly number[], from: number, to: number): Scale {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  if (least > 0 && most / least > DECADE) {
    const [low, high] = [Math.floor(Math.log10(least)), Math.ceil(Math.log10(most))];
    const ticks = Array.from({ length: high - low + 1 }, (_, index) => DECADE ** (low + index));
    return { at: (value) => from + ((Math.log10(value) - low) / (high - low)) * (to - from), ticks };
  }
  const step = niceStep(most / 5);
  const ticks = Array.from({ length: Math.ceil(most / step) + 1 }, (_, index) => index * step);
  const high = ticks.at(-1) ?? most;
  return { at: (value) => from + (value / high) * (to - from), ticks };
}

/** 1, 2 or 5 times a power of ten. */
function niceStep(least: number): number {
  const decade = DECADE ** Math.floor(Math.log10(least));
  return [1, 2, 5, 10].map((times) => times * decade).find((step) => step >= least) ?? least;
}

const text = (value: string) => value.replace(/[&<]/g, (sign) => (sign === '&' ? '&amp;' : '&lt;'));
const figure = (value: number) => Number(value.toPrecision(3)).toLocaleString('en');

/** A line chart on a white card of its own, so that it is read on a light page and on a dark one. */
export function chartSvg({ title, x, y, series }: Chart): string {
  const points = series.flatMap((line) => line.points);
  const across = scale(
    points.map(([value]) => value),
    PLOT.left,
    WIDTH - PLOT.right,
  );
  const up = scale(
    points.map(([, value]) => value),
    HEIGHT - PLOT.bottom,
    PLOT.top,
  );
  const at = (value: number) => value.toFixed(1);
  const grid = up.ticks.map((tick) => {
    const height = at(up.at(tick));
    return `<path d="M${PLOT.left} ${height}H${WIDTH - PLOT.right}" stroke="#e3e6ea"/><text x="${PLOT.left - 8}" y="${height}" dy=".35em" text-anchor="end">${figure(tick)}</text>`;
  });
  const feet = across.ticks.map(
    (tick) =>
      `<text x="${at(across.at(tick))}" y="${HEIGHT - PLOT.bottom + 18}" text-anchor="middle">${figure(tick)}</text>`,
  );
  const ends = spread(series.map(({ points: line }) => up.at(line.at(-1)?.[1] ?? 0)));
  const lines = series.map(({ name, points: line }, index) => {
    const colour = COLOURS[index % COLOURS.length];
    const places = line.map(([right, high]) => [at(across.at(right)), at(up.at(high))] as const);
    const dots = places.map(([cx, cy]) => `<circle cx="${cx}" cy="${cy}" r="3" fill="${colour}"/>`).join('');
    return `<path d="M${places.map((place) => place.join(' ')).join('L')}" fill="none" stroke="${colour}" stroke-width="2"/>${dots}<text x="${WIDTH - PLOT.right + 10}" y="${at(ends[index] ?? 0)}" dy=".35em" fill="${colour}">${text(name)}</text>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" role="img" aria-label="${text(title)}" font-family="system-ui, sans-serif" font-size="12" fill="#4a5159">
<rect width="${WIDTH}" height="${HEIGHT}" rx="8" fill="#fff"/>
<text x="16" y="26" font-size="15" font-weight="600" fill="#1b1f24">${text(title)}</text>
<text x="16" y="${PLOT.top - 20}">${text(y)}</text>
<text x="${(PLOT.left + WIDTH - PLOT.right) / 2}" y="${HEIGHT - 10}" text-anchor="middle">${text(x)}</text>
${[...grid, ...feet, ...lines].join('\n')}
</svg>
`;
}

/** The same heights, moved down where two names would lie on each other. */
function spread(heights: readonly number[]): number[] {
  const apart = 15;
  const moved = [...heights];
  const order = heights.map((_, index) => index).sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
  order.forEach((index, place) => {
    const above = order[place - 1];
    if (above !== undefined) moved[index] = Math.max(moved[index] ?? 0, (moved[above] ?? 0) + apart);
  });
  return moved;
}
