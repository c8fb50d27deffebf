import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse from 'lighthouse';
import { type BrowserContext, chromium } from 'playwright';
import { chromiumLaunchOptions } from '../../../testing/chromium.ts';

/** What Lighthouse says of a page on its emulated phone: bytes, milliseconds, and points out of 100. */
export type Audit = {
  bytes: number;
  scripts: number;
  firstPaint: number;
  largestPaint: number;
  blocked: number;
  points: number;
  /** Accessibility, best practices and search: the lowest of them. */
  otherPoints: number;
};

export type Auditor = {
  /** The profile that pages are audited in; what it stores of an origin stays. */
  profile: BrowserContext;
  /** Of one category alone where it is named. */
  audit: (url: string, only?: 'performance') => Promise<Audit>;
  end: () => Promise<void>;
};

/** The tests' browser with a door for Lighthouse. */
export async function openAuditor(): Promise<Auditor> {
  const folder = await mkdtemp(join(tmpdir(), 'trazo-lighthouse-'));
  const { args, ...options } = chromiumLaunchOptions();
  const profile = await chromium.launchPersistentContext(folder, {
    ...options,
    args: [...args, '--remote-debugging-port=0'],
  });
  const [port] = (await readFile(join(folder, 'DevToolsActivePort'), 'utf8')).split('\n');
  return {
    profile,
    audit: (url, only) => auditOf(url, Number(port), only),
    async end() {
      await profile.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function auditOf(url: string, port: number, only?: string): Promise<Audit> {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    ...(only && { onlyCategories: [only], disableFullPageScreenshot: true }),
  });
  if (!result || result.lhr.runtimeError) {
    throw new Error(
      `Lighthouse could not audit ${url}, so there is nothing to compare: ${result?.lhr.runtimeError?.message}`,
    );
  }
  const { audits, categories } = result.lhr;
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const points = (id: string) => Math.round(100 * (categories[id]?.score ?? Number.NaN));
  const details = audits['network-requests']?.details;
  const requests = details?.type === 'table' ? details.items : [];
  return {
    bytes: value('total-byte-weight'),
    scripts: requests.filter(({ resourceType }) => resourceType === 'Script').length,
    firstPaint: value('first-contentful-paint'),
    largestPaint: value('largest-contentful-paint'),
    blocked: value('total-blocking-time'),
    points: points('performance'),
    otherPoints: Math.min(points('accessibility'), points('best-practices'), points('seo')),
  };
}

/** Audits pages in turns, so that whatever else the machine does falls on all of them. */
export async function auditInTurns(
  audits: readonly (() => Promise<Audit>)[],
  turns: number,
): Promise<Audit[][]> {
  const found: Audit[][] = audits.map(() => []);
  for (let turn = 0; turn < turns; turn += 1) {
    for (const [index, audit] of audits.entries()) found[index]?.push(await audit());
  }
  return found;
}
