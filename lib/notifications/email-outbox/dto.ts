import type { EmailState } from "./schema";

/** Columns of an email in the outbox. */
export type EmailColumns = {
  id: number;
  to: string;
  subject: string;
  createdAt: Date;
  doneAt: Date | null;
  nextTryAt: Date;
  failedAt: Date | null;
  attempts: number;
  lastError: string | null;
};

/** Email in the admin's list, without its text; times are ISO 8601. */
export type EmailRow = ReturnType<typeof toEmailRow>;

export function toEmailRow({ createdAt, doneAt, nextTryAt, failedAt, ...row }: EmailColumns) {
  return {
    ...row,
    createdAt: createdAt.toISOString(),
    sentAt: doneAt?.toISOString() ?? null,
    nextTryAt: nextTryAt.toISOString(),
    state: stateOf(doneAt, failedAt, row.lastError),
  };
}

function stateOf(doneAt: Date | null, failedAt: Date | null, lastError: string | null): EmailState {
  if (doneAt) return "sent";
  if (failedAt) return "failed";
  return lastError === null ? "waiting" : "failing";
}
