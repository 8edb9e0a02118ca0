/**
 * The key of the upload that an address names: its last segment, whether the address is a path or absolute. Null for
 * an address without one.
 */
export function uploadKeyOf(address: string): string | null {
  const [path = ""] = address.split(/[?#]/, 1);
  const key = path.slice(path.lastIndexOf("/") + 1);
  return key === "" ? null : key;
}
