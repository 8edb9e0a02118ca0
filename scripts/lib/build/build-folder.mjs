// The build folder of `npm run up`. A build contains pages of one database and one address, so each data folder has its own.
import fs from "node:fs";
import path from "node:path";

import { Failure } from "../command/failure.mjs";
import { tryLock } from "../command/lock.mjs";
import { inRoot, toolingDir } from "../command/paths.mjs";

/** Folder of the default data folder, and those of others. tsconfig.json names them too: Next adds missing ones to it. */
export const BUILD_FOLDERS = [".next", ".next-2", ".next-3", ".next-4"];

const [DEFAULT_FOLDER = "", ...OTHER_FOLDERS] = BUILD_FOLDERS;

/**
 * @param {string} place
 * @param {string} folder
 */
const ownerFile = (place, folder) => path.join(place, `build${folder}.owner`);

/**
 * @param {string} place
 * @param {string} folder
 */
function ownerOf(place, folder) {
  try {
    return fs.readFileSync(ownerFile(place, folder), "utf8");
  } catch {
    return "";
  }
}

/**
 * Removes the build folders of data folders below `dir`, which no command uses any more.
 * @param {string} dir
 * @param {string} [place] data folder of the checkout
 */
export function removeBuildFolders(dir, place = toolingDir) {
  for (const folder of OTHER_FOLDERS.filter((name) => ownerOf(place, name).startsWith(dir))) {
    fs.rmSync(inRoot(folder), { recursive: true, force: true });
    fs.rmSync(ownerFile(place, folder));
  }
}

/**
 * Reserves the build folder of a data folder until the command ends: the one of its last run if that is free, else one that no
 * running command uses.
 * @param {{ defer: (job: () => void) => unknown }} manager
 * @param {string} dir the data folder
 * @param {string} [place] data folder of the checkout, with the locks
 * @returns {string} the name of the folder in the checkout
 * @throws {Failure} if all are in use
 */
export function reserveBuildFolder(manager, dir, place = toolingDir) {
  if (dir === place) return DEFAULT_FOLDER; // under the lock of this data folder
  /** @param {string} owner */
  const ownedBy = (owner) => OTHER_FOLDERS.filter((folder) => ownerOf(place, folder) === owner);
  for (const folder of new Set([...ownedBy(dir), ...ownedBy(""), ...OTHER_FOLDERS])) {
    const lock = tryLock(path.join(place, `build${folder}.lock`));
    if (!lock.release) continue;
    manager.defer(lock.release);
    fs.writeFileSync(ownerFile(place, folder), dir);
    return folder;
  }
  throw new Failure(
    `${BUILD_FOLDERS.length} shops can run from one checkout, and they do. Stop one, or use another checkout.`,
  );
}
