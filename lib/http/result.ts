import type { ErrorBody } from "./error-response";

/** What either door answers; forms show `message` as it is. */
export type Result<T = unknown> = { ok: true; data: T } | ({ ok: false } & ErrorBody);
