// Passes the tags of a cached page from Next's cache handler to the custom server, within one request.
import { AsyncLocalStorage } from "node:async_hooks";

import { processGlobal } from "../core/process-global.mjs";

/** @type {AsyncLocalStorage<(tags: string[]) => void>} */
const listeners = processGlobal("pageTags", () => new AsyncLocalStorage());

/**
 * Reports the tags of the cached page that is the response of the current request.
 * @param {string[]} tags
 */
export const reportPageTags = (tags) => listeners.getStore()?.(tags);

/**
 * Runs `work` and calls `listener` with the tags of the cached page that it responds with.
 * @template T
 * @param {(tags: string[]) => void} listener
 * @param {() => T} work
 * @returns {T}
 */
export const withPageTags = (listener, work) => listeners.run(listener, work);
