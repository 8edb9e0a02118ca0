/** Error of a failed API request: "{status}: {body}" (specification A, section 8). */
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

async function call(path: Path, init: RequestInit): Promise<unknown> {
  const response = await fetch(path, { credentials: "include", ...init });
  if (response.ok) return response.json();
  const detail = (await response.text()) || response.statusText;
  throw new ApiError(response.status, detail, response.headers.get("x-error-code") ?? "");
}

/**
 * Returns the JSON of a GET request. @throws ApiError with the server's sentence; the fetch error when the network is
 * gone
 */
export function apiGet<T>(path: Path): Promise<T> {
  return call(path, { method: "GET" }) as Promise<T>;
}

type SendOptions = {
  /** Of the opened form: repeated requests with it take effect once. */
  idempotencyKey?: string;
};

/** Sends JSON and returns the JSON of the response. @throws as `apiGet` */
export function apiSend<T>(
  method: "POST" | "PUT" | "DELETE",
  path: Path,
  body: unknown = {},
  { idempotencyKey }: SendOptions = {},
): Promise<T> {
  return call(path, {
    method,
    headers: {
      "content-type": "application/json",
      ...(idempotencyKey ? { "idempotency-key": idempotencyKey } : {}),
    },
    body: JSON.stringify(body),
  }) as Promise<T>;
}

/** Returns the sentence for a failed request, without its status, for banners and fields; else `fallback`. */
export function errorDetail(error: unknown, fallback: string): string {
  return error instanceof ApiError ? error.detail : errorMessage(error, fallback);
}

/** Returns the message for a failed request: the server's with its status, or `fallback` if there is none. */
export function errorMessage(error: unknown, fallback: string): string {
  return error instanceof ApiError || error instanceof UserError ? error.message : fallback;
}
