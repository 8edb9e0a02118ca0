// Next's own cache of files and memory, which also tells what an answer was made of and what has changed.
import nextCache from "next/dist/server/lib/incremental-cache/file-system-cache.js";

import { answers } from "./answers.mjs";
import { TAGS_HEADER } from "./cache-tags.mjs";
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

  set(key, value, context) {
    return super.set(key, keptValue(value), context);
  }

  async revalidateTag(tags, durations) {
    await super.revalidateTag(tags, durations);
    answers.change([tags].flat());
  }
}
