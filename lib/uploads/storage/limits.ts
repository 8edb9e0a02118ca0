/** Maximum bytes that are read of a processed file; images and PDFs are smaller. */
export const MAX_STORED_BYTES = 16 * 1024 * 1024;

/** Timeout of one request to a provider in ms. */
export const TIMEOUT_MS = 20_000;

/** Minutes in which a browser may begin to send a file straight to the store. */
export const DIRECT_MINUTES = 10;
