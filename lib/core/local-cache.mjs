// Next's own cache of files and memory, which also tells what an answer was made of and what has changed.
import fs from "node:fs/promises";
import nextCache from "next/dist/server/lib/incremental-cache/file-system-cache.js";

import { answers } from "./answers.mjs";
import { TAGS_HEADER } from "./cache-tags.mjs";
import { isNothing, tellsQuery } from "./made-up.mjs";
import { keptValue } from "./scripts-last.mjs";

const FileSystemCache = nextCache.default;

export class LocalCache extends FileSystemCache {
  async get(key, context) {
    const entry = await super.get(key, context);
    if (entry?.value?.kind === "APP_PAGE") {
      const { html, headers } = entry.value;
      answers.page(html, String(headers?.[TAGS_HEADER] ?? "").split(","));
    }
    return entry;
  }

  /** What says that there is nothing is remembered for a while, and no file: nobody fills the disk with addresses. */
  async set(key, given, context) {
    const value = keptValue(given);
    if (tellsQuery(key, value)) return undefined;
    if (!isNothing(value)) return super.set(key, value, context);
    const { flushToDisk } = this;
    this.flushToDisk = false;
    const remembered = super.set(key, value, context);
    this.flushToDisk = flushToDisk;
    await remembered;
    // What stood there before is no more.
    const file = value.kind === "FETCH" ? key : `${key}.html`;
    await fs.rm(this.getFilePath(file, value.kind), { force: true }).catch(() => {});
  }

  async revalidateTag(tags, durations) {
    await super.revalidateTag(tags, durations);
    answers.change([tags].flat());
  }
}
