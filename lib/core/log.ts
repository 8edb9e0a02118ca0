const SECRET =
  /(password|secret|token|authorization|cookie|accountNumber|routingNumber|card|cvc|e-?mail|phone|address|query)/i;

// Personal data in error messages of libraries: email addresses, and values that PostgreSQL quotes.
const EMAIL_PATTERN = /[^\s/@<>"'(=,:]+@[^\s/@<>"'),:]+\.[^\s/@<>"'),:]+/g;
const QUOTED_KEY = /(Key \([^)]*\))=\(.*?\)(?= )/g;

/** Maximum characters of a logged text. */
const LONGEST = 4_000;

/** Removes personal data from a text and shortens it. */
export const redactText = (text: string): string =>
  text.slice(0, LONGEST).replace(QUOTED_KEY, "$1=[redacted]").replace(EMAIL_PATTERN, "[e-mail]");

function redact(key: string, value: unknown) {
  if (SECRET.test(key)) return "[redacted]";
  return typeof value === "string" ? redactText(value) : value;
}

type ErrorRecorder = (message: string, error: Error, requestId?: string) => void;

/**
 * Set by lib/core/request-context and lib/observability/tracing on the server; this file also runs in the browser.
 */
const globals = globalThis as {
  shaafiRequest?: { getStore: () => { id: string } | undefined };
  shaafiErrorRecorder?: ErrorRecorder;
};

/** Passes every logged error of this process to `record` too. */
export function setErrorRecorder(record: ErrorRecorder) {
  globals.shaafiErrorRecorder = record;
}

function line(level: "info" | "error", message: string, details: object) {
  const requestId = globals.shaafiRequest?.getStore()?.id;
  const event = { time: new Date().toISOString(), level, message, requestId, ...details };
  console[level](JSON.stringify(event, redact));
}

/**
 * Writes one JSON line per event, with the id of its request. Omits values whose names indicate secrets or personal
 * data, and all email addresses.
 */
export const log = {
  info: (message: string, details: object = {}) => line("info", message, details),
  error: (message: string, error: unknown, details: object = {}) => {
    const cause = error instanceof Error ? { error: error.message, stack: error.stack } : { error };
    line("error", message, { ...cause, ...details });
    if (error instanceof Error) {
      globals.shaafiErrorRecorder?.(message, error, globals.shaafiRequest?.getStore()?.id);
    }
  },
};
