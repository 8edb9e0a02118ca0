/** A path segment: its children by name, and one for dynamic segments. */
type Node = { named: Map<string, Node>; other?: Node; pattern?: string };

const LOCALES = "/[locale]";
const isPlaceholder = (part: string) => part.startsWith("[");

function add(root: Node, pattern: string) {
  let node = root;
  for (const part of pattern.split("/").filter(Boolean)) {
    let next = isPlaceholder(part) ? node.other : node.named.get(part);
    if (!next) {
      next = { named: new Map() };
      if (isPlaceholder(part)) node.other = next;
      else node.named.set(part, next);
    }
    node = next;
  }
  node.pattern = pattern;
}

/** Returns the route pattern of a path; undefined if no route matches. */
function find(root: Node, path: string): string | undefined {
  let node: Node | undefined = root;
  for (const part of path.split("/").filter(Boolean)) node = node?.named.get(part) ?? node?.other;
  return node?.pattern;
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
