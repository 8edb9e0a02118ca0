import { useTimeZone } from "next-intl";
import { useSyncExternalStore } from "react";

const subscribe = () => () => {};
const readTimeZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/**
 * Returns the reader's IANA time zone in client components; the marketplace's until the page is hydrated, because pages
 * are rendered without knowing the reader.
 */
export function useReaderTimeZone(): string | undefined {
  const fallback = useTimeZone();
  return useSyncExternalStore(subscribe, readTimeZone, () => fallback);
}
