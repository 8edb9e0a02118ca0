import { db } from "@/lib/db/client";
import type { Email } from "@/lib/notifications/service/outbox";

/** Returns the emails queued for an address, oldest first. */
export async function listEmailsTo(email: string): Promise<Email[]> {
  const rows = await db.$queryRaw<{ payload: Email }[]>`
    SELECT payload FROM outbox WHERE kind = 'mail' AND payload->>'to' = ${email} ORDER BY id`;
  return rows.map(({ payload }) => payload);
}

/** Returns the secret of a link in an email, such as /login?reset=…. */
export function secretIn(
  email: Email | undefined,
  kind: "reset" | "verify" | "undo" | "invitation",
): string {
  const secret = email?.text.match(new RegExp(`/login\\?${kind}=([\\w-]+)`))?.[1];
  if (!secret) throw new Error(`no ${kind} link in ${email?.subject ?? "no mail"}`);
  return secret;
}
