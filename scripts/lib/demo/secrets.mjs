import { randomBytes } from "node:crypto";
import fs from "node:fs";
import path from "node:path";

/**
 * @typedef {Record<(typeof NAMES)[number], string>} Secrets
 */

const NAMES = /** @type {const} */ ([
  "NEXTAUTH_SECRET",
  "CRON_SECRET",
  "STRIPE_WEBHOOK_SECRET",
  "POSTGRES_PASSWORD",
]);

/**
 * Returns the secrets of a data folder, created once and readable by its owner only.
 * @param {string} dir
 * @returns {Secrets}
 */
export function readSecrets(dir) {
  const file = path.join(dir, "secrets.json");
  const existing = fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, "utf8")) : {};
  const missing = NAMES.filter((name) => !existing[name]);
  if (missing.length === 0) return existing;
  const newSecrets = Object.fromEntries(
    missing.map((name) => [name, randomBytes(32).toString("hex")]),
  );
  const secrets = { ...existing, ...newSecrets };
  const draft = `${file}.${process.pid}`;
  fs.writeFileSync(draft, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  fs.renameSync(draft, file);
  return secrets;
}
