// Guards against unbounded cache keys: 404 pages and pages that embed an arbitrary query string are not cached.

/** Returns whether an entry is a 404 page or a read without a result. */
export function isNotFoundEntry(value) {
  if (value?.kind === "APP_PAGE") return value.status === 404;
  return value?.kind === "FETCH" && value.data?.body === "null";
}

/**
 * What the framework writes into a page's data of the query that it was first asked with: nothing, or all of it behind a
 * question mark, or of a long one where in the data it stands.
 */
const QUERY = /"q":"(.*?)","i":/;

/** The name of a list of the shop, which holds its query (lib/products/static-lists). */
const LIST = /\/\w+\/shop\/_([^/]*)$/;

/** However often an address was encoded on its way. */
function decode(text) {
  const decoded = decodeURIComponent(text);
  return decoded === text ? text : decode(decoded);
}

/**
 * Whether a page says what somebody wrote behind its address: everybody would read it. A list of the shop is made of its
 * query; only what is not of the list is somebody's own.
 */
export function embedsQueryString(key, value) {
  if (value?.kind !== "APP_PAGE") return false;
  // Its HTML has the same data in pieces, cut anywhere.
  const [, query] = QUERY.exec(String(value.rscData)) ?? [];
  if (!query) return false;
  try {
    const [, list] = LIST.exec(key) ?? [];
    return list === undefined || `?${decode(list)}` !== decode(query);
  } catch {
    return true;
  }
}
