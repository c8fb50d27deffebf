import { availableParallelism } from 'node:os';
import { createEngine } from '@trazo/logo-engine';
import { measure, summarise } from '../measure';
import { ask, repeat } from './load';
import { briefOf, newPerson, type Place } from './people';
import type { Measured } from './processes';

const ROUNDS = 60;
const AT_ONCE = 32;
/** What a logo comes in. */
const PROPOSALS = 6;
/** The service leaves one processor to the requests. */
const THREADS = Math.max(1, availableParallelism() - 1);

export type Generation = {
  threads: number;
  engineMs: number;
  logoMs: number;
  enginePerSecond: number;
  logosPerSecond: number;
  cpuMs: number;
};

/** A logo of the service beside the same brief drawn by the engine alone, one at a time and many at once. */
export async function generation(trazo: Measured, place: Place): Promise<Generation> {
  const person = await newPerson(place);
  const engine = await createEngine();
  const draw = (round: number) => {
    const { company_name: name, color } = JSON.parse(briefOf(person, round).body);
    const type = (['text', 'icon', 'symbol'] as const)[round % 3] ?? 'text';
    const style = (['modern', 'minimal', 'vintage'] as const)[round % 3] ?? 'modern';
    const logos = engine.propose({ name, industry: 'technology', style, type, color }, 'preview', PROPOSALS);
    for (const { direction } of logos) engine.drawIcon(name, direction);
  };
  // In turns, so that whatever else the machine does falls on both.
  const [engineMs, logoMs]: [number[], number[]] = [[], []];
  await measure(draw, 20);
  await repeat((index) => ask(trazo.url, briefOf(person, 1_000 + index)), 20, 1);
  for (let round = 0; round < ROUNDS; round += 1) {
    const started = performance.now();
    draw(2_000 + round);
    engineMs.push(performance.now() - started);
    logoMs.push((await ask(trazo.url, briefOf(person, 2_000 + round))).ms);
  }
  const engineStarted = performance.now();
  for (let round = 0; round < ROUNDS; round += 1) draw(3_000 + round);
  const enginePerSecond = (THREADS * ROUNDS * 1_000) / (performance.now() - engineStarted);
  const before = await trazo.use();
  const started = performance.now();
  const many = 4 * AT_ONCE;
  await repeat((index) => ask(trazo.url, briefOf(person, 4_000 + index)), many, AT_ONCE);
  const logosPerSecond = (many * 1_000) / (performance.now() - started);
  const cpuMs = ((await trazo.use()).cpuMs - before.cpuMs) / many;
  return {
    threads: THREADS,
    engineMs: summarise(engineMs).median,
    logoMs: summarise(logoMs).median,
    enginePerSecond,
    logosPerSecond,
    cpuMs,
  };
}
