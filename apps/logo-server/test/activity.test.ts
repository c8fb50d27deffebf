import { beforeAll, beforeEach, expect, test } from 'vitest';
import { fillAccount } from '../src/admin/fill-account.js';
import { bindSession } from '../src/domain/sessions.js';
import type { TestServer } from '../src/testing/index.js';
import { BRIEF, generate, newPerson, newSessionId, onEachDatabase, post } from './harness.js';
import { testEngine } from './test-engine.js';

type Told = { kind: string; when: string; name?: string; amount?: number; device?: string };
type Reached = { kind: string; progress: number; goal: number; reached?: string };

const DAY = 86_400_000;

onEachDatabase('what happened in an account', (start) => {
  let server: TestServer;
  let now = Date.now();
  beforeAll(async () => {
    server = await start({ clock: () => now });
  });
  beforeEach(() => {
    now = Date.now();
  });

  const asked = async (session: string) =>
    (await post(server, '/activity', { session })).body as { activities: Told[]; achievements: Reached[] };
  const kinds = async (session: string) => (await asked(session)).activities.map(({ kind }) => kind);
  const achievement = async (session: string, kind: string) =>
    (await asked(session)).achievements.find((one) => one.kind === kind);
  const iso = (time: number) => new Date(time).toISOString();

  test('[Product: capabilities] it is announced', async () => {
    const { session } = await newPerson(server);
    const { capabilities } = (await post(server, '/validate_session', { session })).body;
    expect(capabilities).toContain('activity');
  });

  test('of a new account: the session and the credits that it began with, and nothing reached', async () => {
    const { session } = await newPerson(server);
    const { activities, achievements } = await asked(session);
    expect(activities).toEqual([
      { kind: 'session_opened', when: iso(now) },
      { kind: 'credits_welcome', when: iso(now), amount: 3 },
    ]);
    expect(achievements.map(({ kind, progress, goal }) => [kind, progress, goal])).toEqual([
      ['first_logo', 0, 1],
      ['ten_logos', 0, 10],
      ['hundred_logos', 0, 100],
      ['first_favorite', 0, 1],
      ['ten_favorites', 0, 10],
      ['first_download', 0, 1],
      ['first_year', 0, 12],
    ]);
    expect(achievements.filter(({ reached }) => reached !== undefined)).toEqual([]);
  });

  test('a logo that is made and adjusted is told of, newest first, by the name that it has', async () => {
    const { session } = await newPerson(server);
    now += 60_000;
    const made = now;
    const { logo_id } = (await generate(server, session)).body;
    now += 60_000;
    const adjusted = await post(server, '/logo/adjust', { session, logo_id, change: { color: '#15803D' } });
    expect(adjusted.status).toBe(200);
    const { activities } = await asked(session);
    const name = BRIEF.company_name;
    expect(activities.slice(0, 2)).toEqual([
      { kind: 'logo_adjusted', when: iso(now), name },
      { kind: 'logo_generated', when: iso(made), name },
    ]);
    expect(await achievement(session, 'first_logo')).toEqual({
      kind: 'first_logo',
      progress: 1,
      goal: 1,
      reached: iso(made),
    });
  });

  test('a deleted logo is told of no more, and what was reached with it stays reached', async () => {
    const { session } = await newPerson(server);
    const { logo_id } = (await generate(server, session)).body;
    await post(server, '/logo/adjust', { session, logo_id, change: { color: '#15803D' } });
    await post(server, '/logo/delete', { session, logo_id });
    expect(await kinds(session)).toEqual(['session_opened', 'credits_welcome']);
    expect(await achievement(session, 'first_logo')).toMatchObject({ progress: 1, goal: 1 });
  });

  test('a favourite is reached while it is one', async () => {
    const { session } = await newPerson(server);
    const { logo_id } = (await generate(server, session)).body;
    await post(server, '/favorite', { session, logo_id, favoritos: 1 });
    expect(await achievement(session, 'first_favorite')).toEqual({
      kind: 'first_favorite',
      progress: 1,
      goal: 1,
    });
    expect(await achievement(session, 'ten_favorites')).toMatchObject({ progress: 1, goal: 10 });
    await post(server, '/favorite', { session, logo_id, favoritos: 0 });
    expect(await achievement(session, 'first_favorite')).toMatchObject({ progress: 0 });
  });

  test('a year is reached on its day, by months', async () => {
    const opened = now;
    const { id } = await newPerson(server);
    const ask = async (time: number) => {
      now = time;
      const session = newSessionId();
      await bindSession(server.service.deps, id, session);
      return achievement(session, 'first_year');
    };
    const anniversary = new Date(opened).setUTCMonth(new Date(opened).getUTCMonth() + 12);
    expect(await ask(opened + 100 * DAY)).toMatchObject({ progress: 3 });
    expect(await ask(anniversary - 1)).toEqual({ kind: 'first_year', progress: 11, goal: 12 });
    const reached = { kind: 'first_year', progress: 12, goal: 12, reached: iso(anniversary) };
    expect(await ask(anniversary)).toEqual(reached);
    expect(await ask(anniversary + 900 * DAY)).toEqual(reached);
  });

  test('of a long history twelve are told of, and no more than a hundred logos are counted', async () => {
    const { id, session } = await newPerson(server);
    const openEngine = async () => testEngine;
    await fillAccount({ ...server.service.deps, openEngine }, { userId: id, logos: 120 });
    const { activities, achievements } = await asked(session);
    const times = activities.map(({ when }) => when);
    expect(times).toHaveLength(12);
    expect(times).toEqual([...times].sort().reverse());
    const [first, ten, hundred] = achievements;
    expect([first?.progress, ten?.progress, hundred?.progress]).toEqual([1, 10, 100]);
    expect([first?.reached, ten?.reached, hundred?.reached].every((when) => when !== undefined)).toBe(true);
  });

  test('nothing of another account is told of', async () => {
    const [mine, theirs] = [await newPerson(server), await newPerson(server)];
    await generate(server, theirs.session);
    expect(await kinds(mine.session)).toEqual(['session_opened', 'credits_welcome']);
    expect(await achievement(mine.session, 'first_logo')).toMatchObject({ progress: 0 });
  });
});
