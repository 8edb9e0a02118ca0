/** So long somebody looks before it counts, in milliseconds. */
export const SEEN_MS = 2_000;

const keyOf = (name: string) => `shaafi-view-${name}`;

/** Whether this tab has counted it. A browser that keeps nothing counts every time. */
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
    // It counts again.
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
