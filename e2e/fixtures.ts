import { randomUUID } from 'node:crypto';
import { test as base, expect, type Page } from '@playwright/test';
import { type Admin, openAdmin } from '@trazo/logo-server/testing';
import { API_KEY } from './api-key';
import { newSessionId } from './session-id';

export { API_KEY };

/** A value that product.ts leaves for the tests. */
export const environment = (name: string): string => {
  const value = process.env[name];
  if (!value)
    throw new Error(`${name} is not set: the tests run against the product that product.ts starts.`);
  return value;
};

/** What a logo of the account is asked for with, by section 7's names. */
export type LogoBrief = { company_name: string; style: string; color: string; description: string };

const anyBrief: LogoBrief = {
  company_name: 'Café Ñandú',
  style: 'modern',
  color: '#3B82F6',
  description: 'gastronomy. (icon)',
};

type User = { id: string; email: string; password: string; session: string };

type Fixtures = {
  /** Has the server draw logos for the user, one after another, as the app would ask for them. */
  drawLogos: (briefs: readonly Partial<LogoBrief>[]) => Promise<void>;
  /** Gives the user's account a long history at once, as the admin command does. */
  fillAccount: (fill: { logos: number; movements?: number }) => Promise<void>;
  /** A user of this test's own, as the admin command makes one. */
  user: User;
  /** Makes the browser hold the user's session before the app starts. */
  signIn: (page: Page, session?: string) => Promise<void>;
  /** Declares console messages that this test causes on purpose. */
  expectConsole: (pattern: RegExp) => void;
};

/**
 * The product's own test: every console error or warning, uncaught error and violation of the
 * Content-Security-Policy fails the test in which it happens, unless the test declared it.
 */
export const test = base.extend<Fixtures & { watch: undefined }, { admin: Admin }>({
  baseURL: async ({}, use) => use(environment('TRAZO_URL')),
  admin: [
    async ({}, use) => {
      const admin = await openAdmin({ dataDir: environment('TRAZO_DATA_DIR') });
      await use(admin);
      await admin.close();
    },
    { scope: 'worker' },
  ],
  user: async ({ admin }, use) => {
    const user = { email: `${randomUUID()}@ejemplo.mx`, password: randomUUID(), session: newSessionId() };
    const { id } = await admin.createUser({ ...user, name: 'Ana Núñez' });
    await use({ ...user, id });
  },
  drawLogos: async ({ request, user }, use) => {
    await use(async (briefs) => {
      for (const brief of briefs) {
        const answer = await request.post('/generate_logo', {
          headers: { apikey: API_KEY },
          data: { ...anyBrief, ...brief, session: user.session },
        });
        expect(answer.status(), await answer.text()).toBe(200);
      }
    });
  },
  fillAccount: async ({ admin, user }, use) => {
    await use((fill) => admin.fillAccount({ userId: user.id, ...fill }));
  },
  signIn: async ({ user }, use) => {
    await use(async (page, session = user.session) => {
      await page.addInitScript((id) => {
        // Once: a test that signs out stays signed out when it loads another page.
        if (!sessionStorage.getItem('signed-in')) localStorage.setItem('session', id);
        sessionStorage.setItem('signed-in', 'yes');
      }, session);
    });
  },
  expectConsole: async ({}, use) => {
    await use((pattern) => declared.push(pattern));
  },
  watch: [
    async ({ context }, use) => {
      declared = [];
      const heard: string[] = [];
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type()) && !LATE.test(message.text())) {
          heard.push(`${message.text()} ${message.location().url}`.trim());
        }
      });
      context.on('weberror', (error) => heard.push(String(error.error())));
      await use(undefined);
      const undeclared = heard.filter((text) => !declared.some((pattern) => pattern.test(text)));
      expect(undeclared, 'console messages that the test did not declare').toEqual([]);
    },
    { auto: true },
  ],
});

let declared: RegExp[] = [];

/**
 * Said of a file that was asked for early and is here before what uses it. On a busy machine it is said of the files of any
 * screen; that each of them is one that the screen imports is how the build lists them.
 */
const LATE = /was preloaded using link preload but not used within a few seconds/;

export { expect };
