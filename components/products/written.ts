/**
 * A number of products as it is written: 1,234. By hand, since what the browser has for it takes a phone longer to begin
 * than all cards of a list.
 */
export function written(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, ",");
}
