// Caches whole responses of public pages and lists, compressed. An entry is valid until one of its tags is invalidated
// (lib/cache/invalidation-context). Next loads this file twice in one process, as its cache handler and inside the
// bundle, so both copies share their state through a global.
import { AsyncLocalStorage } from "node:async_hooks";
import { promisify } from "node:util";
import zlib from "node:zlib";

import { createMemoryCache } from "./memory-cache.mjs";

const gzip = promisify(zlib.gzip);

const MEMORY_BYTES = 128 * 1024 * 1024;

/** Pages are revalidated at least this often so that Next can apply its own `revalidate`. Milliseconds. */
const PAGE_MS = 10 * 60 * 1_000;

/** Maximum age of a stale response that is served while a page cannot be rendered. Milliseconds. */
const STALE_IF_ERROR_MS = 60 * 60 * 1_000;

const LONGEST_URL = 512;

/** Responses with a shorter lifetime are cached from the second request on: most searches are requested once. */
const SHORT_TTL_MS = 2_000;

/** Memory for the keys of recent requests. Bytes. */
const ASKED_BYTES = 1024 * 1024;

/** Maximum number of tracked tags; beyond it the whole cache is cleared. */
const MAX_TRACKED_TAGS = 50_000;

/** Request headers that make a response user-specific or select another representation. */
const PERSONAL_HEADERS = [
  "authorization",
  "if-modified-since",
  "next-action",
  "next-router-prefetch",
  "next-router-segment-prefetch",
  "next-router-state-tree",
  "range",
  "rsc",
  "save-data",
];
/** The only cookie header that is cacheable: this one cookie, spelled as the framework writes it. */
const LOCALE = /^NEXT_LOCALE=(en|so|om|am|ar)$/;

/** The language of a request without a cookie. */
const DEFAULT_LOCALE = "en";

/** The `lang` attribute of a page, near its start. */
const PAGE_LANGUAGE = /<html\b[^>]*?\blang="([^"]*)"/i;
const HEAD_LENGTH = 2_000;

/** Lists with query parameters. Queries of other paths are arbitrary and would only fill the memory. */
const CACHEABLE_QUERY = /^\/(?:shop|blog|business-directory|api\/products)\?/;

/** Headers that differ for each response and are not cached. */
const OF_THE_MOMENT = new Set([
  "connection",
  "content-encoding",
  "content-length",
  "date",
  "keep-alive",
  "transfer-encoding",
  "x-request-id",
]);

/**
 * Returns the cache key of a request; null for a request that bypasses the cache. The cookie header is an allowlist:
 * none, or exactly one well-formed language. The framework may interpret any other value or spelling differently.
 */
export function cacheKeyFor({ method, url, headers }) {
  if (method !== "GET" || url.length > LONGEST_URL) return null;
  if (url.includes("?") && !CACHEABLE_QUERY.test(url)) return null;
  if (PERSONAL_HEADERS.some((name) => headers[name] !== undefined)) return null;
  if (headers.cookie === undefined) return ` ${url}`;
  const locale = LOCALE.exec(headers.cookie)?.[1];
  return locale === undefined ? null : `${locale} ${url}`;
}

/** Whether a rendered page is in the language of its key; a fragment has no language. */
function isInLanguageOf(key, body) {
  const head = String(body.slice(0, HEAD_LENGTH));
  if (!/<html\b/i.test(head)) return true;
  const wanted = key.slice(0, key.indexOf(" ")) || DEFAULT_LOCALE;
  return PAGE_LANGUAGE.exec(head)?.[1] === wanted;
}

function headersOf(response) {
  const names = response
    .getRawHeaderNames()
    .filter((name) => !OF_THE_MOMENT.has(name.toLowerCase()));
  return Object.fromEntries(names.map((name) => [name, response.getHeader(name)]));
}

const isPlain = (response) =>
  response.statusCode === 200 && response.getHeader("set-cookie") === undefined;

/** Whether Next returned a stale page that it is about to render again. */
function isBehind(response) {
  const state = response.getHeader("x-nextjs-cache");
  return state !== undefined && state !== "HIT";
}

const isFresh = (response) => isPlain(response) && !isBehind(response);

/** Whether the page was removed or moved. */
const isGone = ({ statusCode }) => statusCode >= 300 && statusCode < 500 && statusCode !== 304;

/** Returns a cached response in an encoding that the request accepts. */
function encodeFor(request, { headers, packed }) {
  const isPacked = /\bgzip\b/.test(request.headers["accept-encoding"] ?? "");
  const bytes = isPacked ? packed : zlib.gunzipSync(packed);
  const coding = isPacked ? { "Content-Encoding": "gzip" } : {};
  return { headers: { ...headers, ...coding, "Content-Length": bytes.length }, bytes };
}

/** Returns a stale response with headers that prevent other caches from storing it. */
const asStale = (kept) => ({
  ...kept,
  headers: { ...kept.headers, "Cache-Control": "private, no-store" },
});

function send(request, response, kept) {
  const { ETag: tag } = kept.headers;
  if (tag !== undefined && request.headers["if-none-match"] === tag) {
    response.writeHead(304, kept.headers).end();
    return;
  }
  const { headers, bytes } = encodeFor(request, kept);
  response.writeHead(200, headers).end(bytes);
}

/** Returns a function that reports whether a key was requested before within its lifetime. */
function createRecentRequests() {
  const last = createMemoryCache(ASKED_BYTES);
  return (key, { at, ms }) => {
    const before = last.get(key);
    last.set(key, { key, at });
    return before !== null && at - before.at < ms;
  };
}

/**
 * @param {object} [options]
 * @param {() => number} [options.clock] monotonic, in ms
 * @param {(body: string
 * Buffer) => Promise<Buffer>} [options.pack]
 */
export function createResponseCache({ clock = () => performance.now(), pack = gzip } = {}) {
  const memory = createMemoryCache(MEMORY_BYTES);
  const isAskedAgain = createRecentRequests();
  const changedAt = new Map();
  const viewer = new AsyncLocalStorage();
  /** Pending renders by key. Requests for an entry that became invalid wait for the pending one. */
  const making = new Map();
  let isTrusted = () => false;

  /** Whether none of the tags was invalidated since `at`; false if this process may have missed an invalidation. */
  const isSince = (at, tags) => isTrusted() && tags.every((tag) => (changedAt.get(tag) ?? -1) < at);

  const holds = ({ at, until, tags }) => clock() < until && isSince(at, tags);

  /** Returns the stale response of a key, if it is recent enough for a failed render. */
  function lastOf(key) {
    const kept = memory.get(key);
    return kept && clock() - kept.at < STALE_IF_ERROR_MS ? asStale(kept) : null;
  }

  async function keep(key, response, { at, body, tags, ms }) {
    const headers = headersOf(response);
    const packed = await pack(body);
    memory.set(key, { at, until: at + ms, tags, headers, packed });
  }

  async function finish(key, asked, response) {
    if (isGone(response)) memory.remove(key);
    if (!asked.body || !response.writableFinished || !isFresh(response)) return;
    if (!isInLanguageOf(key, asked.body)) return;
    if (asked.ms <= SHORT_TTL_MS && !memory.get(key) && !isAskedAgain(key, asked)) return;
    await keep(key, response, asked).catch(() => {});
  }

  /** Renders the response and caches it if it is cacheable. */
  function make(key, response, next) {
    const asked = { at: clock() };
    const made = new Promise((resolve) => {
      response.once("close", () => finish(key, asked, response).then(() => resolve(asked)));
    });
    making.set(key, made);
    void made.then(() => making.get(key) === made && making.delete(key));
    viewer.run(asked, next);
  }

  return {
    /** Invalidates all entries that have one of the tags. */
    change(tags) {
      if (changedAt.size > MAX_TRACKED_TAGS) {
        changedAt.clear();
        memory.clear();
      }
      for (const tag of tags) changedAt.set(tag, clock());
    },
    /**
     * @param {() => boolean} asked whether this process knows all invalidations; if false, nothing is served from the
     *   cache
     */
    trust(asked) {
      isTrusted = asked;
    },
    now: clock,
    isSince,
    /** Marks the current response as a cacheable page of Next's cache. */
    page: (body, tags) => Object.assign(viewer.getStore() ?? {}, { body, tags, ms: PAGE_MS }),
    /** Marks the current response as a cacheable JSON response that is the same for everybody, for at most `ms`. */
    call: (body, { tags, ms }) => Object.assign(viewer.getStore() ?? {}, { body, tags, ms }),
    /** Responds from the cache, or calls `next` and caches its response if possible. */
    answer(request, response, next) {
      const key = cacheKeyFor(request);
      if (key === null) return next();
      const kept = memory.get(key);
      if (kept && holds(kept)) return send(request, response, kept);
      const soon = kept && making.get(key);
      if (!soon) return make(key, response, next);
      return soon.then(({ isFailed }) => {
        const fresh = memory.get(key);
        if (fresh && holds(fresh)) return send(request, response, fresh);
        // After a failed render, a retry would only wait for the same timeout.
        const last = isFailed ? lastOf(key) : null;
        return last ? send(request, response, last) : make(key, response, next);
      });
    },
    /**
     * Returns the stale response for a page whose render failed, at most an hour old, also to the requests that wait
     * for the same render. A page that was requested after its removal has none.
     * @returns {{ headers: object, bytes: Buffer }
     * null}
     */
    fallBack(request) {
      Object.assign(viewer.getStore() ?? {}, { isFailed: true });
      const key = cacheKeyFor(request);
      const last = key === null ? null : lastOf(key);
      return last && encodeFor(request, last);
    },
    clear: () => memory.clear(),
  };
}

const SHARED = Symbol.for("shaafi.answers");

/** One instance per process: Next bundles some importers of this file and not others. */
globalThis[SHARED] ??= createResponseCache();

/** @type {ReturnType<typeof createResponseCache>} */
export const responseCache = globalThis[SHARED];
