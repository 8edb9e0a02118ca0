import { type Failure, type Result, toResult } from "./result";

/** A refusal of the server as an error, for queries and uploads: "{status}: {body}" (specification A, section 8). */
export class ApiError extends Error {
  override readonly name = "ApiError";

  constructor(
    readonly status: number,
    /** The message of the server, without the status. */
    readonly detail: string,
    /** Error code, if the server sent one. */
    readonly code = "",
  ) {
    super(`${status}: ${detail}`);
  }
}

/** An error whose message is shown to the user, for example when a browser blocks cookies. */
export class UserError extends Error {
  override readonly name = "UserError";
}

type Path = `/api/${string}`;

async function call<T>(path: Path, init: RequestInit): Promise<Result<T>> {
  const response = await fetch(path, { credentials: "include", ...init });
  if (response.ok) return toResult((await response.json()) as T);
  const { status, statusText, headers } = response;
  const message = (await response.text()) || statusText;
  // Only the server writes this header, from the keys of its errors.
  const code = headers.get("x-error-code") as Failure["code"] | null;
  return { ok: false, status, message, code: code ?? "unexpected" };
}

/** Returns the data of a result, for queries, which report failures as errors. @throws ApiError */
export function requireData<T>(result: Result<T>): T {
  if (result.ok) return result.data;
  throw new ApiError(result.status, result.message, result.code);
}

/**
 * Returns the JSON of a GET request. @throws ApiError with the server's sentence; the fetch error when the network is
 * gone
 */
export async function apiGet<T>(path: Path): Promise<T> {
  return requireData(await call<T>(path, { method: "GET" }));
}

type SendOptions = {
  /** Of the opened form: repeated requests with it take effect once. */
  idempotencyKey?: string;
};

/** Sends JSON and returns the result with the JSON of the response. @throws the fetch error when the network is gone */
export function apiSend<T>(
  method: "POST" | "PUT" | "DELETE",
  path: Path,
  body: unknown = {},
  { idempotencyKey }: SendOptions = {},
): Promise<Result<T>> {
  return call<T>(path, {
    method,
    headers: {
      "content-type": "application/json",
      ...(idempotencyKey ? { "idempotency-key": idempotencyKey } : {}),
    },
    body: JSON.stringify(body),
  });
}

/** Returns the sentence for a failed request, without its status, for banners and fields; else `fallback`. */
export function errorDetail(error: unknown, fallback: string): string {
  return error instanceof ApiError ? error.detail : errorMessage(error, fallback);
}

/** Returns the message for a failed request: the server's with its status, or `fallback` if there is none. */
export function errorMessage(error: unknown, fallback: string): string {
  return error instanceof ApiError || error instanceof UserError ? error.message : fallback;
}
