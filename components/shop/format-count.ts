/** Formats a number of products: 1,234. Hand-written, because Intl is slow to initialize on phones. */
export function formatCount(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, ",");
}
