import { execFile } from "node:child_process";
import { mkdtemp, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { inflateSync } from "node:zlib";

const run = promisify(execFile);

/** Returns the text of a PDF as poppler reads it; null without poppler. */
export async function textOf(body: Uint8Array | string): Promise<string | null> {
  const file = path.join(await mkdtemp(path.join(os.tmpdir(), "pdf-")), "a.pdf");
  await writeFile(file, body);
  return run("pdftotext", ["-layout", file, "-"]).then(
    ({ stdout }) => stdout,
    () => null,
  );
}

/** Returns a PDF without its compressed streams: the objects that a reader acts on. */
export function objectsOf(body: Uint8Array | string): string {
  return Buffer.from(body)
    .toString("latin1")
    .replace(/\bstream\r?\n[\s\S]*?endstream/g, "");
}

/** Returns the number of missing glyphs on the pages of a PDF, drawn as empty boxes. Needs no poppler. */
export function missingGlyphsOf(body: Uint8Array | string): number {
  const file = Buffer.from(body).toString("latin1");
  // A \r before the last \n may be the last byte of the compressed stream.
  const streams = [...file.matchAll(/FlateDecode\s*>>\s*stream\r?\n([\s\S]*?)\nendstream/g)];
  const pages = streams
    .map(([, stream = ""]) => inflateSync(Buffer.from(stream, "latin1")).toString("latin1"))
    .filter((content) => content.includes(" Tf"));
  const glyphs = pages.flatMap((content) => content.match(/<[0-9a-f]+>/g) ?? []);
  return glyphs.flatMap((hex) => hex.slice(1, -1).match(/.{4}/g) ?? []).filter(isMissing).length;
}

/** Glyph 0 of each font is the empty box. */
const isMissing = (glyph: string) => glyph === "0000";

/** Matches actions, addresses, forms and files, and objects that are compressed themselves. */
export const ACTIVE =
  /\/(?:JavaScript|JS|OpenAction|AA|Action|Launch|Annots?|AcroForm|EmbeddedFiles?|URI|SubmitForm|ObjStm)\b/;
