import type { Messages } from "next-intl";

/** Returns the messages that `serializeMessages` serialized. */
export function parseMessages(packed: string): Partial<Messages> {
  return JSON.parse(packed) as Partial<Messages>;
}
