import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createS3ImageStore } from '../src/adapters/s3-image-store.js';
import { userDelete } from '../src/admin/people.js';
import { generate, newPerson, onEachDatabase } from './harness.js';
import { testEngine } from './test-engine.js';

const BUCKET = 'trazo-images';
/** The only ones that it knows; it checks the signature of every request. */
const KEYS = { S3_ACCESS_KEY_ID: 'S3RVER', S3_SECRET_ACCESS_KEY: 'S3RVER' };
const NAME = `${'0'.repeat(64)}.png`;
const CONTENT = Buffer.from([1, 2, 3]);

let folder: string;
let bucket: { endpoint: string; close(): Promise<void> };
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'trazo-s3-'));
  bucket = await startBucket();
});
afterEach(async () => {
  await bucket.close();
  await rm(folder, { recursive: true, force: true });
});

async function startBucket(port = 0) {
  const server = new S3rver({
    port,
    address: '127.0.0.1',
    directory: folder,
    silent: true,
    allowMismatchedSignatures: false,
    configureBuckets: [{ name: BUCKET }],
  });
  const { port: taken } = await server.run();
  return { endpoint: `http://127.0.0.1:${taken}`, close: () => server.close() };
}

const storeAt = (endpoint: string, { secret = 'S3RVER', now = Date.now, timeoutMs = 60_000 } = {}) =>
  createS3ImageStore({
    bucket: BUCKET,
    region: 'us-east-1',
    endpoint,
    credentials: { accessKeyId: 'S3RVER', secretAccessKey: secret },
    now,
    timeoutMs,
  });

onEachDatabase('images in a bucket', (start) => {
  test('what one server drew, another one shows without drawing it', async () => {
    const env = { S3_BUCKET: BUCKET, S3_ENDPOINT: bucket.endpoint, ...KEYS };
    const first = await start({ env });
    const { session } = await newPerson(first);
    const address = String((await generate(first, session)).body.image_url);
    const drawn = await fetch(address);
    const bytes = Buffer.from(await drawn.arrayBuffer());
    expect(await readdir(first.dataDir)).not.toContain('images');

    const { databaseUrl } = first.service.deps.config;
    const renderPng = vi.fn(testEngine.renderPng);
    const second = await start({
      openEngine: async () => ({ ...testEngine, renderPng }),
      env: { ...env, ...(databaseUrl ? { DATABASE_URL: databaseUrl } : { DATA_DIR: first.dataDir }) },
    });
    const shown = await fetch(address.replace(first.url, second.url));
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(Buffer.from(await shown.arrayBuffer()).equals(bytes)).toBe(true);
    expect(renderPng).not.toHaveBeenCalled();
  });

  test('a store that refuses or is gone costs no picture: each is drawn, and kept again when the store is back', async () => {
    const clock = { now: Date.now() };
    const renderPng = vi.fn(testEngine.renderPng);
    const server = await start({
      clock: () => clock.now,
      openEngine: async () => ({ ...testEngine, renderPng }),
      env: { S3_BUCKET: BUCKET, S3_ENDPOINT: bucket.endpoint, ...KEYS },
    });
    const failed = vi.spyOn(server.service.logger, 'error').mockImplementation(() => {});
    const { session } = await newPerson(server);
    const address = String((await generate(server, session)).body.image_url);
    // Each of another size: one that a server drew lately is shown from its memory.
    const show = async (size: number, on = server) =>
      (await fetch(`${address.replace(server.url, on.url)}?size=${size}`)).status;
    const port = Number(new URL(bucket.endpoint).port);
    await bucket.close();
    expect([await show(1024), await show(2048), await show(1024)]).toEqual([200, 200, 200]);
    expect(renderPng).toHaveBeenCalledTimes(2);
    expect(failed.mock.calls).toEqual([[expect.anything(), 'the image store failed']]);
    bucket = await startBucket(port);
    clock.now += 10_000;
    expect(await show(4096)).toBe(200);
    expect(renderPng).toHaveBeenCalledTimes(3);
    const { databaseUrl } = server.service.deps.config;
    const other = await start({
      openEngine: async () => ({ ...testEngine, renderPng }),
      env: {
        S3_BUCKET: BUCKET,
        S3_ENDPOINT: bucket.endpoint,
        ...KEYS,
        ...(databaseUrl ? { DATABASE_URL: databaseUrl } : { DATA_DIR: server.dataDir }),
      },
    });
    expect(await show(4096, other)).toBe(200);
    expect(renderPng).toHaveBeenCalledTimes(3);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  });

  test('an operator ends an account while the store is gone, and is told that files stay', async () => {
    const server = await start({ env: { S3_BUCKET: BUCKET, S3_ENDPOINT: bucket.endpoint, ...KEYS } });
    const { session, email } = await newPerson(server);
    await generate(server, session);
    const port = Number(new URL(bucket.endpoint).port);
    await bucket.close();
    const ended = await userDelete.run(server.service.deps.config, { email, confirm: email });
    bucket = await startBucket(port);
    expect(ended.json).toEqual({ deleted: email, images: 'left' });
    expect(ended.text).toContain('Files of its images stay');
    expect(await server.service.deps.store.accounts.findByEmail(email)).toBeUndefined();
  });
});

test('holds what was written, and nothing else', async () => {
  const store = storeAt(bucket.endpoint);
  expect(await store.read(NAME)).toBeUndefined();
  await store.write(NAME, CONTENT);
  expect(Buffer.from((await store.read(NAME)) ?? [])).toEqual(CONTENT);
  await store.close();
});

test.each([0, 1, 4])(
  'of an image that has become %i bytes there is none, until it is written again',
  async (size) => {
    const store = storeAt(bucket.endpoint);
    await store.write(NAME, CONTENT);
    const objects = await readdir(join(folder, BUCKET));
    const object = objects.find((file) => file.endsWith('_object')) ?? '';
    await writeFile(join(folder, BUCKET, object), Buffer.alloc(size));
    expect(await store.read(NAME)).toBeUndefined();
    await store.write(NAME, CONTENT);
    expect(Buffer.from((await store.read(NAME)) ?? [])).toEqual(CONTENT);
    await store.close();
  },
);

test('takes out what is named, and asks nothing of what is not there', async () => {
  const store = storeAt(bucket.endpoint);
  const others = `1${NAME.slice(1)}`;
  await store.write(NAME, CONTENT);
  await store.write(others, CONTENT);
  await store.remove([...Array.from({ length: 40 }, (_, index) => `${index}.png`), NAME]);
  expect(await store.read(NAME)).toBeUndefined();
  expect(Buffer.from((await store.read(others)) ?? [])).toEqual(CONTENT);
  await store.close();
});

test('says so when its keys are wrong, and then leaves the store alone for a while', async () => {
  let now = 0;
  const store = storeAt(bucket.endpoint, { secret: 'another', now: () => now });
  await expect(store.write(NAME, CONTENT)).rejects.toThrow('signature');
  await store.write(NAME, CONTENT);
  expect(await store.read(NAME)).toBeUndefined();
  now = 10_000;
  await expect(store.read(NAME)).rejects.toThrow('signature');
  await store.close();
});

test('does not wait for ever for a store that says nothing', async () => {
  const silent = createServer((socket) => socket.resume());
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const { port } = silent.address() as { port: number };
  const store = storeAt(`http://127.0.0.1:${port}`, { timeoutMs: 50 });
  await expect(store.read(NAME)).rejects.toThrow();
  await store.close();
  await new Promise((resolve) => silent.close(resolve));
});

test('reads no more than an image may have of a store that sends without end', async () => {
  const endless = createHttpServer((_, response) => {
    const chunk = Buffer.alloc(1024 * 1024);
    const send = () => {
      while (!response.destroyed && response.write(chunk));
    };
    response.on('drain', send);
    send();
  });
  await new Promise<void>((listening) => endless.listen(0, '127.0.0.1', listening));
  const { port } = endless.address() as AddressInfo;
  const store = storeAt(`http://127.0.0.1:${port}`);
  await expect(store.read(NAME)).rejects.toThrow('The image store sent more than 67108864 bytes.');
  await store.close();
  endless.closeAllConnections();
  endless.close();
});
