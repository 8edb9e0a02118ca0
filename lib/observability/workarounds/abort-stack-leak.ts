import "server-only";

/**
 * React ends every page's making by an abort with an Error that nobody reads. Until its stack is read, V8 keeps the frames
 * themselves, and they all that was in use when it was made: neighbours in the event loop among it, whose requests
 * have such errors of their own, so that a server under load never lets go of any page that it made
 * (github.com/react/react/issues/37288, github.com/vercel/next.js/issues/97351). Reading turns the frames into text.
 */
export function installAbortStackWorkaround() {
  const { abort } = AbortController.prototype;
  AbortController.prototype.abort = function abortAndLetGo(reason?: unknown) {
    abort.call(this, reason);
    const { reason: said } = this.signal;
    if (said instanceof Error) void said.stack;
  };
}
