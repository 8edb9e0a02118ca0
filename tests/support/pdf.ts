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
