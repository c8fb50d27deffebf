import { hash } from 'node:crypto';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import type { ImageStore } from './image-store.js';

/** What an image is worth waiting for: drawing it again takes less than a second. */
const TIMEOUT_MS = 2_000;
/** A store that failed is left alone for this long, so that no image waits for it twice. */
const PAUSE_MS = 10_000;

const DELETED_AT_ONCE = 32;
/** Bytes: several times the largest image. What a store sends beyond them is read by nobody. */
const LARGEST = 64 * 1024 * 1024;

type Options = {
  bucket: string;
  region: string;
  /** Of a store other than Amazon's. */
  endpoint?: string;
  /** Absent: found by the SDK where it runs, as of a role of the machine. */
  credentials?: { accessKeyId: string; secretAccessKey: string };
  now?: () => number;
  timeoutMs?: number;
};

/**
 * Images in a bucket that all servers share. What no longer belongs there is for a rule of the bucket's own to delete:
 * nobody knows here what the other servers read.
 */
export function createS3ImageStore({
  bucket,
  region,
  endpoint,
  credentials,
  now = Date.now,
  timeoutMs = TIMEOUT_MS,
}: Options): ImageStore {
  const client = new S3Client({
    region,
    // Stores other than Amazon's have no name of its own for each bucket, and not all know its newer checksums.
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(credentials !== undefined && { credentials }),
    maxAttempts: 1,
    requestHandler: { connectionTimeout: timeoutMs, requestTimeout: timeoutMs, throwOnRequestTimeout: true },
  });
  let pausedUntil = 0;

  /** Undefined while the store is left alone. */
  async function unlessPaused<T>(work: (abortSignal: AbortSignal) => Promise<T>): Promise<T | undefined> {
    if (now() < pausedUntil) return undefined;
    try {
      return await work(AbortSignal.timeout(timeoutMs));
    } catch (error) {
      pausedUntil = now() + PAUSE_MS;
      throw error;
    }
  }

  return {
    read: (name) =>
      unlessPaused(async (abortSignal) => {
        const command = new GetObjectCommand({ Bucket: bucket, Key: name });
        const found = await client.send(command, { abortSignal }).catch(undefinedIfMissing);
        const content = found?.Body && (await bytesOf(found.Body as AsyncIterable<Uint8Array>));
        // An image is kept for a year by whoever asks for it: one that came short is none.
        return content !== undefined && found?.Metadata?.sha256 === digestOf(content) ? content : undefined;
      }),
    write: async (name, content) => {
      await unlessPaused((abortSignal) =>
        client.send(
          new PutObjectCommand({
            Bucket: bucket,
            Key: name,
            Body: content,
            Metadata: { sha256: digestOf(content) },
          }),
          { abortSignal },
        ),
      );
    },
    // Also while the store is left alone: what was deleted should not stay. One by one, as not every store that speaks
    // S3 takes many at once.
    remove: async (names) => {
      for (let start = 0; start < names.length; start += DELETED_AT_ONCE) {
        const some = names.slice(start, start + DELETED_AT_ONCE);
        await Promise.all(
          some.map((name) => {
            const abortSignal = AbortSignal.timeout(timeoutMs);
            return client.send(new DeleteObjectCommand({ Bucket: bucket, Key: name }), { abortSignal });
          }),
        );
      }
    },
    prune: async () => {},
    close: async () => client.destroy(),
  };
}

const digestOf = (content: Uint8Array): string => hash('sha256', content);

async function bytesOf(body: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > LARGEST) throw new RangeError(`The image store sent more than ${LARGEST} bytes.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function undefinedIfMissing(error: unknown): undefined {
  if (!(error instanceof NoSuchKey)) throw error;
}
