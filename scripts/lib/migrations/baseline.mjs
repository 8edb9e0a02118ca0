// The baseline: one migration with the schema that the migrations before the first release had created (ADR 0020).
import { Failure } from "../command/failure.mjs";

/** Name of the first migration. */
export const BASELINE = "20261129000000_baseline";

/** The last of the migrations that the baseline replaces, the SHA-256 of its SQL, and their number. */
export const LAST_REPLACED = {
  name: "20270101000200_translated_recipes",
  checksum: "559ecdd217c40527fea1bcdc570b1bfaaa9bec8f473c8b7f5cdc7bc0ba60464e",
  count: 114,
};

const EARLIER_VERSION = `the last version before the baseline (the parent of the commit that added prisma/migrations/${BASELINE})`;

/**
 * Returns whether a database has the schema of the baseline by the migrations that it replaces.
 * @param {Map<string, string>} checksums of the applied migrations by name
 * @param {Set<string>} names of today's migrations
 * @throws {Failure} if the database has only some of them
 */
export function hasReplacedMigrations(checksums, names) {
  if (checksums.has(BASELINE)) return false;
  const replacedNames = [...checksums.keys()].filter((name) => !names.has(name)).sort();
  if (replacedNames.length === 0) return false;
  const { name, checksum, count } = LAST_REPLACED;
  if (!checksums.has(name) || replacedNames.length < count) {
    throw new Failure(
      `The database has ${replacedNames.length} of the ${count} migrations that ${BASELINE} replaces, the last one ${replacedNames.at(-1)}. Run \`npm run migrate\` of ${EARLIER_VERSION} first, then of this version.`,
    );
  }
  if (checksums.get(name) !== checksum) {
    throw new Failure(
      `${name} was applied with other SQL than that which ${BASELINE} replaces. Restore a backup into a new database instead.`,
    );
  }
  return true;
}

/**
 * Returns the migrations of a backup by their names of today: the baseline instead of those that it replaces.
 * @param {string[]} backupNames
 * @param {(name: string) => boolean} isPresent whether this code has a migration
 * @throws {Failure} if this code cannot create the tables of the backup
 */
export function toPresentMigrations(backupNames, isPresent) {
  const absentNames = backupNames.filter((name) => !isPresent(name));
  if (absentNames.length === 0) return backupNames;
  const isComplete = backupNames.includes(LAST_REPLACED.name);
  if (isComplete && absentNames.length === LAST_REPLACED.count) {
    return [BASELINE, ...backupNames.filter((name) => isPresent(name) && name !== BASELINE)];
  }
  if (isComplete || backupNames.includes(BASELINE)) {
    throw new Failure(`The backup is newer than this code, which lacks ${absentNames.join(", ")}.`);
  }
  throw new Failure(
    `The backup has only some of the migrations that ${BASELINE} replaces. Restore it with ${EARLIER_VERSION}, and back it up there.`,
  );
}
