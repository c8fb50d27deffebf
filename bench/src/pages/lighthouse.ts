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
  audit: (url: string) => Promise<Audit>;
  end: () => Promise<void>;
};

/**
 * The tests' browser with a door for Lighthouse.
 * @param only what pages are looked at for; all of it when left out
 */
export async function openAuditor(only?: 'performance'): Promise<Auditor> {
  const folder = await mkdtemp(join(tmpdir(), 'trazo-lighthouse-'));
  const { args, ...options } = chromiumLaunchOptions();
  const profile = await chromium.launchPersistentContext(folder, {
    ...options,
    args: [...args, '--remote-debugging-port=0'],
  });
  const [port] = (await readFile(join(folder, 'DevToolsActivePort'), 'utf8')).split('\n');
  return {
    profile,
    audit: (url) => auditOf(url, Number(port), only),
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
  audit: Auditor['audit'],
  urls: readonly string[],
  turns: number,
): Promise<Audit[][]> {
  const audits: Audit[][] = urls.map(() => []);
  for (let turn = 0; turn < turns; turn += 1) {
    for (const [index, url] of urls.entries()) audits[index]?.push(await audit(url));
  }
  return audits;
}
