import type { Messages } from "next-intl";

/** Returns the messages that `serializeMessages` serialized. */
export function parseMessages(json: string): Partial<Messages> {
  return JSON.parse(json) as Partial<Messages>;
}
