import "server-only";

import type { Viewer } from "@/lib/auth/viewer";
import { DomainError } from "@/lib/core/errors";
import { log } from "@/lib/core/log";
import { consumeLimit } from "@/lib/db/rate-limit";
import { isForeignImage } from "./address";
import { type FetchReason, fetchPublic } from "./public-fetch";
import { MAX_BYTES } from "./rules";
import { storeFetchedImage, uploadImage } from "./service";

/** Maximum fetches of one account per day, including failed ones. */
const DAILY = { max: 300, seconds: 86_400 };

/**
 * Stores the image of a foreign URL as an upload of the viewer and returns its new URL. Any other URL is returned
 * unchanged, as is one that is unreachable now: it is not shown, and a job retries. Fetches by jobs, whose attempts are
 * limited, do not count against the viewer's limit.
 * @throws DomainError invalid (not a public address, no image, too large), limited, unavailable
 */
export async function adoptImage(
  viewer: Viewer,
  address: string,
  { isCounted = true }: { isCounted?: boolean } = {},
): Promise<string> {
  if (!isForeignImage(address)) return address;
  if (isCounted) await consumeLimit({ key: `fetched-images:${viewer.id}`, ...DAILY });
  const response = await fetchPublic(address, MAX_BYTES);
  if ("bytes" in response) {
    return storeImage(viewer, { address, bytes: response.bytes, isCounted });
  }
  if (response.failure === "refused") throw new DomainError("invalid", "imageNotLoaded");
  log.info("Foreign image is not reachable", { host: new URL(address).host });
  return address;
}

type FetchedImage = { address: string; bytes: Buffer; isCounted: boolean };

async function storeImage(viewer: Viewer, { address, bytes, isCounted }: FetchedImage) {
  const name = new URL(address).pathname.split("/").at(-1) || "image";
  const file = new File([new Uint8Array(bytes)], name);
  try {
    const { imageUrl } = isCounted
      ? await uploadImage(viewer, [file])
      : await storeFetchedImage(viewer, file);
    return imageUrl;
  } catch (error) {
    const isBad = error instanceof DomainError && error.kind === "unsupported";
    throw isBad ? new DomainError("invalid", "imageNotLoaded") : error;
  }
}

/** Why an image of another server is not stored. */
export type ImageFailure = FetchReason | "notImage";

/**
 * Stores the image of a foreign URL as an upload of the viewer, by a job. Returns its URL, or why it is not stored and
 * whether another attempt may succeed.
 * @throws DomainError unavailable (the storage)
 */
export async function tryAdoptImage(
  viewer: Viewer,
  address: string,
): Promise<{ url: string } | { failure: ImageFailure; isFinal: boolean }> {
  const response = await fetchPublic(address, MAX_BYTES);
  if (!("bytes" in response)) {
    const isFinal = response.failure === "refused";
    return { failure: response.reason ?? (isFinal ? "notFound" : "unreachable"), isFinal };
  }
  try {
    return { url: await storeImage(viewer, { address, bytes: response.bytes, isCounted: false }) };
  } catch (error) {
    const isBad = error instanceof DomainError && error.key === "imageNotLoaded";
    if (isBad) return { failure: "notImage", isFinal: true };
    throw error;
  }
}
