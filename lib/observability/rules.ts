/** A path segment: its children by name, and one for dynamic segments. */
type Node = { named: Map<string, Node>; other?: Node; pattern?: string };

const LOCALES = "/[locale]";
const isPlaceholder = (part: string) => part.startsWith("[");

function add(root: Node, pattern: string) {
  let at = root;
  for (const part of pattern.split("/").filter(Boolean)) {
    let next = isPlaceholder(part) ? at.other : at.named.get(part);
    if (!next) {
      next = { named: new Map() };
      if (isPlaceholder(part)) at.other = next;
      else at.named.set(part, next);
    }
    at = next;
  }
  at.pattern = pattern;
}

/** Returns the route pattern of a path; undefined if no route matches. */
function find(root: Node, path: string): string | undefined {
  let at: Node | undefined = root;
  for (const part of path.split("/").filter(Boolean)) at = at?.named.get(part) ?? at?.other;
  return at?.pattern;
}

/** Returns a page's pattern without the language, which public URLs do not contain. */
function withoutLocale(pattern: string) {
  const isPage = pattern === LOCALES || pattern.startsWith(`${LOCALES}/`);
  return isPage ? pattern.slice(LOCALES.length) || "/" : pattern;
}

/**
 * Returns a function from a path to its route, which limits the number of metric labels: /product/12 is /product/[id].
 * Unknown paths are "other".
 * @param patterns of the build's routes
 */
export function createRouteTrie(patterns: string[]) {
  const root: Node = { named: new Map() };
  for (const pattern of patterns) add(root, withoutLocale(pattern));

  return function patternOf(path: string): string {
    if (path.startsWith("/_next/image")) return "image";
    if (path.startsWith("/_next/")) return "static";
    return find(root, path) ?? "other";
  };
}
