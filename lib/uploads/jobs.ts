import "server-only";

import { db } from "@/lib/core/db";
import { log } from "@/lib/core/log";
import { SHOWN } from "./shown-sql";
import { documentDisk, pictureDisk, removeKept } from "./storage";

const BATCH = 200;
const DAY_MS = 24 * 60 * 60 * 1_000;

type Orphan = { key: string; kind: "picture" | "document" };

/**
 * Removes uploads that nothing shows a day after they were sent, and files of the same age that no upload names.
 * Answers how many.
 */
export async function sweepUploads() {
  const orphans = await db.$queryRaw<Orphan[]>`
    DELETE FROM uploads WHERE id IN (
      SELECT u.id FROM uploads u WHERE u.created_at < now() - interval '1 day'
        AND u.url NOT IN (SELECT url FROM (${SHOWN}) shown WHERE url IS NOT NULL)
      ORDER BY u.id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)
    RETURNING key, kind`;
  for (const orphan of orphans) await removeQuietly(orphan);
  return orphans.length + (await sweepDisk(pictureDisk)) + (await sweepDisk(documentDisk));
}

/** A store that does not answer stops neither the others nor the next sweep. */
async function removeQuietly(orphan: Orphan) {
  await removeKept(orphan).catch((error: unknown) =>
    log.error("the bytes of an orphan could not be removed", error, { upload: orphan.key }),
  );
}

/** What a crash between writing the bytes and the row left behind. */
async function sweepDisk(disk: typeof pictureDisk) {
  const names = await disk.namesBefore(new Date(Date.now() - DAY_MS));
  const known = await db.upload.findMany({ where: { key: { in: names } }, select: { key: true } });
  const keys = new Set(known.map(({ key }) => key));
  const stray = names.filter((name) => !keys.has(name));
  for (const name of stray) await disk.remove(name);
  return stray.length;
}
