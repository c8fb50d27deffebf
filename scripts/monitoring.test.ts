import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parser } from '@prometheus-io/lezer-promql';
import { lexer } from 'marked';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { createMetrics } from '../apps/logo-server/src/adapters/metrics.js';
import { root } from './pnpm.mjs';

const read = (file: string) => readFileSync(join(root, file), 'utf8');

type Rule = {
  alert: string;
  expr: string;
  labels: { severity: string };
  annotations: { summary: string; runbook: string };
};
type RuleTest = { alert_rule_test: { alertname: string; exp_alerts: object[] }[] };
type Panel = {
  id: number;
  type: string;
  title: string;
  gridPos: { x: number; y: number; w: number; h: number };
  targets?: { expr: string }[];
};

const rules: Rule[] = parse(read('deploy/prometheus/alerts.yml')).groups.flatMap(
  ({ rules: group }: { rules: Rule[] }) => group,
);
const ruleTests: { tests: RuleTest[] } = parse(read('deploy/prometheus/alerts.test.yml'));
const panels: Panel[] = JSON.parse(read('deploy/grafana/trazo.json')).panels;

/** The labels that each series of a real registry has, and those that Prometheus adds. */
async function exposedSeries(): Promise<Map<string, Set<string>>> {
  const metrics = createMetrics({
    version: '1',
    engineVersion: '1',
    poolUsage: () => ({ used: 0, idle: 0, waiting: 0 }),
  });
  metrics.requestStarted()({ method: 'GET', route: '/', status: 200, seconds: 1 });
  metrics.imageAsked('png')();
  metrics.drawingAsked()();
  metrics.ledgerChecked(0);
  const series = new Map([['up', new Set(['job', 'instance'])]]);
  for (const line of (await metrics.text()).body.split('\n')) {
    const [, name, labels = ''] = /^([a-z_0-9]+)(?:\{(.*)\})? /.exec(line) ?? [];
    if (name === undefined) continue;
    const known = series.get(name) ?? new Set(['job', 'instance']);
    for (const [, label = ''] of labels.matchAll(/([a-z_]+)="/g)) known.add(label);
    series.set(name, known);
  }
  return series;
}

const series = await exposedSeries();

/** What is wrong with a query: where it cannot be read, and what it asks for that no server tells. */
function faultsOf(query: string): string[] {
  // Grafana fills these in; both stand where Prometheus has a duration.
  const text = query.replaceAll('$__rate_interval', '5m');
  const faults: string[] = [];
  let known: Set<string> | undefined;
  parser.parse(text).iterate({
    enter({ type, from, to, node }) {
      const word = text.slice(from, to);
      if (type.isError) faults.push(`cannot be read at ${from}: ${text.slice(from, from + 20)}`);
      if (type.name === 'Identifier' && node.parent?.name === 'VectorSelector') {
        known = series.get(word);
        if (known === undefined) faults.push(`no metric ${word}`);
      }
      if (
        type.name === 'LabelName' &&
        node.parent?.name === 'UnquotedLabelMatcher' &&
        known &&
        !known.has(word)
      ) {
        faults.push(`no label ${word}`);
      }
    },
  });
  return faults;
}

describe('the alerts', () => {
  test.each(rules)('$alert asks for what the servers tell', ({ expr }) => {
    expect(faultsOf(expr)).toEqual([]);
  });

  test('each has a name of its own, a severity, a sentence and a section on what to do', () => {
    const names = rules.map(({ alert }) => alert);
    expect(new Set(names).size).toBe(names.length);
    const sections = lexer(read('docs/operations.md')).flatMap((token) =>
      token.type === 'heading' ? [token.text] : [],
    );
    for (const { alert, labels, annotations } of rules) {
      expect(['critical', 'warning']).toContain(labels.severity);
      expect(annotations.summary).not.toBe('');
      expect(annotations.runbook).toBe(`docs/operations.md#${alert.toLowerCase()}`);
      expect(sections).toContain(alert);
    }
  });

  test('each has a test in which it fires and a moment at which it does not', () => {
    const checks = ruleTests.tests.flatMap((item) => item.alert_rule_test);
    for (const { alert } of rules) {
      const fired = checks
        .filter(({ alertname }) => alertname === alert)
        .map((item) => item.exp_alerts.length);
      expect([alert, fired.some((count) => count > 0), fired.includes(0)]).toEqual([alert, true, true]);
    }
    for (const { alertname } of checks) expect(rules.map(({ alert }) => alert)).toContain(alertname);
  });
});

describe('the dashboard', () => {
  const drawn = panels.filter(({ type }) => type !== 'row');

  test.each(drawn)('“$title” asks for what the servers tell', ({ targets = [] }) => {
    expect(targets.length).toBeGreaterThan(0);
    for (const { expr } of targets) expect(faultsOf(expr)).toEqual([]);
  });

  test('shows every metric of ours', () => {
    const queries = drawn.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)).join('\n');
    const ours = [...series.keys()].filter((name) => name.startsWith('trazo_'));
    const families = new Set(ours.map((name) => name.replace(/_(bucket|count|sum)$/, '')));
    for (const name of families) expect(queries).toContain(name);
  });

  test('its panels have numbers of their own and do not overlap', () => {
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
    const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
      Array.from({ length: w * h }, (_, index) => `${x + (index % w)},${y + Math.floor(index / w)}`),
    );
    expect(new Set(cells).size).toBe(cells.length);
    for (const { gridPos } of panels) expect(gridPos.x + gridPos.w).toBeLessThanOrEqual(24);
  });
});

test.each([
  ['sum(rate(trazo_images_waiting[5m])', 'cannot be read'],
  ['trazo_images_wating > 1', 'no metric trazo_images_wating'],
  ['trazo_image_wait_seconds_count{fromat="png"}', 'no label fromat'],
])('the check itself finds what is wrong with %s', (query, fault) => {
  expect(faultsOf(query).join()).toContain(fault);
});
