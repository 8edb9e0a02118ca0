/** Pages with a buy bar on phones instead of the tab bar; /cart has neither. */
const BUYING = /^\/product\//;

/** Returns the distance in spacing units that an element floating on a phone keeps from the bar at the bottom. */
export function floatingOffset(path: string): number {
  if (BUYING.test(path)) return 19;
  return path === "/cart" ? 2 : 17;
}
