/** A path segment: its children by name, and one for dynamic segments. */
type Node = { children: Map<string, Node>; other?: Node; pattern?: string };

const LOCALES = "/[locale]";
const isPlaceholder = (segment: string) => segment.startsWith("[");

function add(root: Node, pattern: string) {
  let node = root;
  for (const segment of pattern.split("/").filter(Boolean)) {
    let next = isPlaceholder(segment) ? node.other : node.children.get(segment);
    if (!next) {
      next = { children: new Map() };
      if (isPlaceholder(segment)) node.other = next;
      else node.children.set(segment, next);
    }
    node = next;
  }
  node.pattern = pattern;
}

/** Returns the route pattern of a path; undefined if no route matches. */
function find(root: Node, path: string): string | undefined {
  let node: Node | undefined = root;
  for (const segment of path.split("/").filter(Boolean))
    node = node?.children.get(segment) ?? node?.other;
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
  const root: Node = { children: new Map() };
  for (const pattern of patterns) add(root, withoutLocale(pattern));

  return function patternOf(path: string): string {
    if (path.startsWith("/_next/image")) return "image";
    if (path.startsWith("/_next/")) return "static";
    return find(root, path) ?? "other";
  };
}
