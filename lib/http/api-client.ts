/** What the request helper raises: "{status}: {body}" (specification A, section 8). */
export class ApiError extends Error {
  override readonly name = "ApiError";

  constructor(
    readonly status: number,
    /** The server's sentence, without the status. */
    readonly detail: string,
    /** Names the refusal, where the server did. */
    readonly code = "",
  ) {
    super(`${status}: ${detail}`);
  }
}

/** A failure whose message is a sentence for the user, such as a browser that refuses cookies. */
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

/** GETs JSON. @throws ApiError with the server's sentence; the fetch error when the network is gone */
export function apiGet<T>(path: Path): Promise<T> {
  return call(path, { method: "GET" }) as Promise<T>;
}

/** Sends JSON and reads JSON. @throws as `apiGet` */
export function apiSend<T>(
  method: "POST" | "PUT" | "DELETE",
  path: Path,
  body: unknown = {},
): Promise<T> {
  return call(path, {
    method,
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  }) as Promise<T>;
}

/** The sentence to show for a failed call: the server's, or `fallback` when there was none. */
export function errorMessage(error: unknown, fallback: string): string {
  return error instanceof ApiError || error instanceof UserError ? error.message : fallback;
}
