import { inflateSync } from 'node:zlib';

/** Unpacks a WOFF 1.0 file (W3C, section 4 and 5) into the OpenType file inside it. */
export function unpackWoff(woff: Buffer): Uint8Array {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('This is not a WOFF 1.0 file.');
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, i) => {
    const at = 44 + i * 20;
    const offset = woff.readUInt32BE(at + 4);
    const packed = woff.readUInt32BE(at + 8);
    const length = woff.readUInt32BE(at + 12);
    const raw = woff.subarray(offset, offset + packed);
    const data = packed < length ? inflateSync(raw) : raw;
    return { tag: woff.subarray(at, at + 4), checksum: woff.readUInt32BE(at + 16), length, data };
  });
  const padded = (length: number): number => (length + 3) & ~3;
  const head = 12 + count * 16;
  const out = Buffer.alloc(tables.reduce((size, table) => size + padded(table.length), head));
  const log = Math.floor(Math.log2(count));
  out.writeUInt32BE(woff.readUInt32BE(4), 0);
  out.writeUInt16BE(count, 4);
  out.writeUInt16BE(16 << log, 6);
  out.writeUInt16BE(log, 8);
  out.writeUInt16BE(count * 16 - (16 << log), 10);
  let offset = head;
  tables.forEach((table, i) => {
    const at = 12 + i * 16;
    table.tag.copy(out, at);
    out.writeUInt32BE(table.checksum, at + 4);
    out.writeUInt32BE(offset, at + 8);
    out.writeUInt32BE(table.length, at + 12);
    out.set(table.data, offset);
    offset += padded(table.length);
  });
  return out;
}
