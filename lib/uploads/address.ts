/**
 * The key of the upload that an address names: its last segment, whether the address is a path or absolute. Null for
 * an address without one.
 */
export function uploadKeyOf(address: string): string | null {
  const [path = ""] = address.split(/[?#]/, 1);
  const key = path.slice(path.lastIndexOf("/") + 1);
  return key === "" ? null : key;
}

const UPLOAD = /^https?:\/\/[^/]+\/(?:uploads|api\/documents)\/[A-Za-z0-9_-]{22}\.(?:webp|pdf)$/;
const OWN_FILE = /^https?:\/\/[^/]+\/illustrations\/[\w/-]+\.(?:svg|webp)$/;
const UPLOADTHING = /^https:\/\/(?:utfs\.io|[\w-]+\.ufs\.sh)\/f\/[\w-]+$/;

/** Whether an absolute address names a file of this shop, whatever domain it had, or one in its UploadThing store. */
export function ownHost(address: string): boolean {
  return UPLOAD.test(address) || OWN_FILE.test(address) || UPLOADTHING.test(address);
}
