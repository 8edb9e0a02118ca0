import type { Messages } from "next-intl";

/** What `packMessages` packed. */
export function parseMessages(packed: string): Partial<Messages> {
  return JSON.parse(packed) as Partial<Messages>;
}
