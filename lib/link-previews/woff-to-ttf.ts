import { inflateSync } from "node:zlib";

type Table = { tag: string; data: Buffer };

/**
 * Converts to a bare sfnt (TrueType) under another family name for the renderer, which distinguishes the subsets of a
 * family by name only; published subsets share one name.
 * @throws Error if `woff` is no WOFF 1.0 file
 */
export function toNamedFont(woff: Buffer, family: string): Buffer {
  if (woff.toString("latin1", 0, 4) !== "wOFF") throw new Error("not a WOFF 1.0 file");
  const tables = readTables(woff).map((table) =>
    table.tag === "name" ? { ...table, data: nameTable(family) } : table,
  );
  return writeFont(woff.readUInt32BE(4), tables);
}

function readTables(woff: Buffer): Table[] {
  return Array.from({ length: woff.readUInt16BE(12) }, (_, index) => {
    const entry = 44 + 20 * index;
    const [offset, compressedSize, size] = [4, 8, 12].map((position) =>
      woff.readUInt32BE(entry + position),
    );
    const raw = woff.subarray(offset, (offset ?? 0) + (compressedSize ?? 0));
    const data = (compressedSize ?? 0) < (size ?? 0) ? inflateSync(raw) : raw;
    return { tag: woff.toString("latin1", entry, entry + 4), data };
  });
}

/** The family (name 1) and PostScript (name 6) names for Windows, Unicode, English. */
function nameTable(family: string) {
  const text = Buffer.from(family, "utf16le").swap16();
  const ids = [1, 6];
  const head = Buffer.alloc(6 + 12 * ids.length);
  head.writeUInt16BE(ids.length, 2);
  head.writeUInt16BE(head.length, 4);
  ids.forEach((id, index) => {
    [3, 1, 0x409, id, text.length, 0].forEach((value, position) => {
      head.writeUInt16BE(value, 6 + 12 * index + 2 * position);
    });
  });
  return Buffer.concat([head, text]);
}

/** Checksums stay zero: the renderer does not verify them. */
function writeFont(flavor: number, tables: Table[]) {
  const head = Buffer.alloc(12 + 16 * tables.length);
  head.writeUInt32BE(flavor, 0);
  head.writeUInt16BE(tables.length, 4);
  const parts: Buffer[] = [head];
  let offset = head.length;
  tables.forEach(({ tag, data }, index) => {
    const entry = 12 + 16 * index;
    head.write(tag, entry, "latin1");
    head.writeUInt32BE(offset, entry + 8);
    head.writeUInt32BE(data.length, entry + 12);
    const padding = Buffer.alloc(-data.length & 3);
    parts.push(data, padding);
    offset += data.length + padding.length;
  });
  return Buffer.concat(parts);
}
