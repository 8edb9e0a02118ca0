const SECRET = /(password|secret|token|authorization|cookie|accountNumber|routingNumber|card|cvc)/i;

function redact(_key: string, value: unknown) {
  return SECRET.test(_key) ? "[redacted]" : value;
}

function line(level: "info" | "error", message: string, details: object) {
  const text = JSON.stringify(
    { time: new Date().toISOString(), level, message, ...details },
    redact,
  );
  console[level](text);
}

/** One JSON line per event; values under names that smell of secrets are left out. */
export const log = {
  info: (message: string, details: object = {}) => line("info", message, details),
  error: (message: string, error: unknown, details: object = {}) => {
    const cause = error instanceof Error ? { error: error.message, stack: error.stack } : { error };
    line("error", message, { ...cause, ...details });
  },
};
