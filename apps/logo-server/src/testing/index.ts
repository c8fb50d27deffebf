import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Cost } from '../adapters/password-hash.js';
import { fillAccount } from '../admin/fill-account.js';
import { type Admin, type AdminOptions, openAdmin as openDoor, userCreator } from '../admin/open-admin.js';
import { readConfig } from '../config/environment.js';
import { listen } from '../listen.js';
import { openService, type Service, type ServiceOverrides } from '../service.js';

export type { Admin } from '../admin/open-admin.js';
export {
  type ModelAnswer,
  type ModelEndpoint,
  startModelEndpoint,
} from './model-endpoint.js';

/** Hashing is slow by design, and tests make hundreds of people; those about hashes ask for the standard cost. */
const CHEAP: Cost = { ln: 4, r: 8, p: 1 };

/** The operator's door to a data folder; whoever is created there has a cheap hash, and a standard one once signed in. */
export const openAdmin = (options: Omit<AdminOptions, 'passwordCost'>): Promise<Admin> =>
  openDoor({ ...options, passwordCost: CHEAP });

export type TestServerOptions = ServiceOverrides & {
  /** Variables as `main` reads them; PORT 0, a data folder of its own and a silent log unless given. */
  env?: Readonly<Record<string, string>>;
};

export type TestServer = {
  url: string;
  dataDir: string;
  service: Service;
  createUser: Admin['createUser'];
  fillAccount: Admin['fillAccount'];
  /** Stops the server, with no grace unless it is given, and removes a data folder that was made for it. */
  close(graceMs?: number): Promise<void>;
};

/** The real server, in this process, on a free port of the loopback interface. */
export async function startTestServer({
  env = {},
  ...overrides
}: TestServerOptions = {}): Promise<TestServer> {
  const ownDataDir = env.DATA_DIR === undefined ? await mkdtemp(join(tmpdir(), 'trazo-')) : undefined;
  const config = readConfig({ LOG_LEVEL: 'silent', DATA_DIR: ownDataDir, ...env });
  const service = await openService(config, { passwordCost: CHEAP, ...overrides });
  const listening = await listen(service, env.PORT === undefined ? 0 : config.port, '127.0.0.1');
  return {
    url: `http://127.0.0.1:${listening.port}`,
    dataDir: config.dataDir,
    service,
    createUser: userCreator(service.deps),
    fillAccount: (fill) =>
      fillAccount(
        { ...service.deps, openEngine: async () => ({ ...service.deps.engine, close: async () => {} }) },
        fill,
      ),
    async close(graceMs = 0) {
      await listening.stop(graceMs);
      if (ownDataDir !== undefined) await rm(ownDataDir, { recursive: true, force: true });
    },
  };
}
