import "server-only";

/**
 * Works around github.com/react/react/issues/37288 and github.com/vercel/next.js/issues/97351: React aborts every render with
 * an Error whose unread stack retains its frames, which leaks the memory of each render. Reading `.stack` releases them.
 * Remove when fixed upstream.
 */
export function installAbortStackWorkaround() {
  const { abort } = AbortController.prototype;
  AbortController.prototype.abort = function abortAndReadStack(reason?: unknown) {
    abort.call(this, reason);
    const { reason: error } = this.signal;
    if (error instanceof Error) void error.stack;
  };
}
