/**
 * Returns the key of the upload in a URL: its last segment, whether the URL is relative or absolute. Null if it has
 * none.
 */
export function uploadKeyOf(address: string): string | null {
  const [path = ""] = address.split(/[?#]/, 1);
  const key = path.slice(path.lastIndexOf("/") + 1);
  return key === "" ? null : key;
}

const UPLOAD = /^https?:\/\/[^/]+\/(?:uploads|api\/documents)\/[A-Za-z0-9_-]{22}\.(?:webp|pdf)$/;
const SHOP_FILE = /^https?:\/\/[^/]+\/illustrations\/[\w/-]+\.(?:svg|webp)$/;
const UPLOADTHING = /^https:\/\/(?:utfs\.io|[\w-]+\.ufs\.sh)\/f\/[\w-]+$/;

/** Whether an absolute URL refers to a file of this shop, on any of its domains, or to a file at UploadThing. */
function isHostedHere(address: string): boolean {
  return UPLOAD.test(address) || SHOP_FILE.test(address) || UPLOADTHING.test(address);
}

/** Whether an image is on another server and must be stored here before it is shown. */
export function isForeignImage(address: string): boolean {
  return /^https?:\/\//i.test(address) && !isHostedHere(address);
}
