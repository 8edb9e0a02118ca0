import { execFile } from "node:child_process";
import { mkdtemp, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** What stands in a PDF, as poppler reads it; null on a machine without it. */
export async function textOf(body: Uint8Array | string): Promise<string | null> {
  const file = path.join(await mkdtemp(path.join(os.tmpdir(), "pdf-")), "a.pdf");
  await writeFile(file, body);
  return run("pdftotext", ["-layout", file, "-"]).then(
    ({ stdout }) => stdout,
    () => null,
  );
}

/** A PDF without what is packed, which may hold any letters: the objects that a reader acts on. */
export function objectsOf(body: Uint8Array | string): string {
  return Buffer.from(body)
    .toString("latin1")
    .replace(/\bstream\r?\n[\s\S]*?endstream/g, "");
}

/** Actions, addresses, forms and files, and objects that are packed themselves. */
export const ACTIVE =
  /\/(?:JavaScript|JS|OpenAction|AA|Action|Launch|Annots?|AcroForm|EmbeddedFiles?|URI|SubmitForm|ObjStm)\b/;
