import type { ErrorBody } from "./error-response";

/** Result of a server action or API request; forms show `message` unchanged. */
export type Result<T = unknown> = { ok: true; data: T } | ({ ok: false } & ErrorBody);
