export type Notice = {
  kind: "success" | "error" | "hint";
  title: string;
  description?: string | undefined;
  /** Link next to the text, such as one to sign in. */
  action?: { label: string; href: string } | undefined;
};

export type ToastLabels = { region: string; close: string };

/** How long a toast is visible, in ms (decisions.md, "Small readings"). */
export const TOAST_MS = 5000;

let waiting: Notice[] = [];
const listeners = new Set<() => void>();

function add(notice: Notice) {
  waiting.push(notice);
  for (const listener of listeners) listener();
}

/** Shows toasts from any client code. The toaster loads with the first one; until then, notices are queued. */
export const toast = {
  success: (title: string, description?: string, action?: Notice["action"]) =>
    add({ kind: "success", title, description, action }),
  /** Asks for a step first, such as signing in. */
  hint: (title: string, description?: string, action?: Notice["action"]) =>
    add({ kind: "hint", title, description, action }),
  /** The specification's destructive kind. */
  error: (title: string, description?: string, action?: Notice["action"]) =>
    add({ kind: "error", title, description, action }),
};

/** Returns and clears the queued notices, for the toaster. */
export function consumeNotices(): Notice[] {
  const toasts = waiting;
  waiting = [];
  return toasts;
}

/** Returns whether notices are queued. */
export function hasNotices(): boolean {
  return waiting.length > 0;
}

/** Calls `listener` with each new notice. @returns the function that unsubscribes */
export function onNotice(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
