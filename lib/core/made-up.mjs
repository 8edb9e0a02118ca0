// What visitors make up as easily as they ask for it, without end: addresses of nothing, and what they write behind others.

/** Whether a value to be kept, a page or a read, only says that there is nothing. */
export function isNothing(value) {
  if (value?.kind === "APP_PAGE") return value.status === 404;
  return value?.kind === "FETCH" && value.data?.body === "null";
}

/** What the framework writes into a page of the query that it was first asked with. */
const QUERY = /\\"q\\":\\"\?(.*?)\\"/;

/** The name of a list of the shop, which holds its query (lib/catalog/shop-lists). */
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
export function tellsQuery(key, value) {
  if (value?.kind !== "APP_PAGE") return false;
  const [, query] = QUERY.exec(value.html) ?? [];
  if (query === undefined) return false;
  try {
    const [, list] = LIST.exec(key) ?? [];
    return list === undefined || decode(list) !== decode(query.replaceAll("\\u0026", "&"));
  } catch {
    return true;
  }
}
