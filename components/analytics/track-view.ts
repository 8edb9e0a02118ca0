/** Minimum duration of a view to be counted, in milliseconds. */
export const MIN_VIEW_MS = 2_000;

const keyOf = (name: string) => `shaafi-view-${name}`;

/** Returns whether this tab has counted the view. Without storage every view counts. */
export function hasCounted(name: string): boolean {
  try {
    return sessionStorage.getItem(keyOf(name)) !== null;
  } catch {
    return false;
  }
}

export function markCounted(name: string) {
  try {
    sessionStorage.setItem(keyOf(name), "1");
  } catch {
    // Without storage it counts again.
  }
}

/** POST /api/views. */
export function sendView(body: string) {
  return fetch("/api/views", {
    method: "POST",
    keepalive: true,
    headers: { "content-type": "application/json" },
    body,
  });
}
