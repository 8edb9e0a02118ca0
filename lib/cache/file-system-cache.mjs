// Next's own cache of files and memory, which also tells what an answer was made of and what has changed.
import fs from "node:fs/promises";
import nextCache from "next/dist/server/lib/incremental-cache/file-system-cache.js";
import { embedsQueryString, isNotFoundEntry } from "./cacheable.mjs";
import { createRenderTracker, isExpired, tagsOf } from "./render-tracker.mjs";
import { responseCache } from "./response-cache.mjs";

const FileSystemCache = nextCache.default;

/** The framework has a tag for each address; all others are of something that changes (lib/cache/invalidation-context). */
const PATH_TAG_PREFIX = "_N_T_";

/** One of these is made for every request. */
const makings = createRenderTracker(responseCache.now);

/** Whether it is from before this process, which does not know what was changed until it began. */
const isFromPreviousProcess = ({ value, lastModified }, context) =>
  lastModified < performance.timeOrigin &&
  tagsOf(value, context).some((tag) => !tag.startsWith(PATH_TAG_PREFIX));

export class TagAwareFileSystemCache extends FileSystemCache {
  async get(key, context) {
    const kept = await super.get(key, context);
    const entry = kept && isFromPreviousProcess(kept, context) ? null : kept;
    if (!entry || isExpired(entry)) makings.begin(key);
    if (entry?.value?.kind === "APP_PAGE") {
      responseCache.page(entry.value.html, tagsOf(entry.value));
    }
    return entry;
  }

  /** What changed while it was being made, or written, may not be in it: it is given to those who wait, and made anew. */
  async set(key, value, context) {
    const { at } = makings.end(key);
    if (!value) return super.set(key, value, context);
    if (embedsQueryString(key, value)) return undefined;
    const isTrue = () => responseCache.isSince(at, tagsOf(value, context));
    if (isTrue()) await this.keep(key, value, context);
    if (isTrue()) return undefined;
    FileSystemCache.memoryCache?.remove(key);
    return this.removeFile(key, value);
  }

  /** What says that there is nothing is remembered for a while, and no file: nobody fills the disk with addresses. */
  async keep(key, value, context) {
    if (!isNotFoundEntry(value)) return super.set(key, value, context);
    const { flushToDisk } = this;
    this.flushToDisk = false;
    const remembered = super.set(key, value, context);
    this.flushToDisk = flushToDisk;
    await remembered;
    // What stood there before is no more.
    return this.removeFile(key, value);
  }

  async removeFile(key, value) {
    const file = value.kind === "FETCH" ? key : `${key}.html`;
    await fs.rm(this.getFilePath(file, value.kind), { force: true }).catch(() => {});
  }

  async revalidateTag(tags, durations) {
    await super.revalidateTag(tags, durations);
    responseCache.change([tags].flat());
  }
}
