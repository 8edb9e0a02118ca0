import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";

/** Gives the temporary files of a run one folder and removes it at the end. */
export default function setup() {
  const folder = mkdtempSync(path.join(os.tmpdir(), "shaafi-vitest-"));
  chmodSync(folder, 0o755); // PostgreSQL's account needs access
  process.env["TMPDIR"] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
