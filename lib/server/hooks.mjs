// Functions of Next's bundle that the custom server calls. instrumentation.ts sets them at startup, because
// scripts/server.mjs is not compiled and cannot import TypeScript.
import { processGlobal } from "../core/process-global.mjs";

/**
 * @typedef {import("node:http").IncomingMessage} IncomingMessage
 * @typedef {import("node:http").ServerResponse} ServerResponse
 * @typedef {object} ServerHooks
 * @property {(request: IncomingMessage, response: ServerResponse) => void} prepareRequest removes internal headers and
 *   sets the request id
 * @property {<T>(request: IncomingMessage, work: () => T) => T} runInContext runs `work` in the context of a request
 * @property {(request: IncomingMessage, response: ServerResponse, seconds: number) => void} observeResponse logs and
 *   measures a response
 * @property {(request: IncomingMessage) => { type: string, body: string, policy?: string }} unavailableBody body of a
 *   503
 * @property {() => boolean} isDatabaseAway
 * @property {(moment: number) => boolean} hasDatabaseFailedSince by `performance.now()`
 * @property {() => Promise<void>} flushTraces sends the last traces before the process ends
 */

/**
 * Returns the functions that instrumentation.ts has set; before the first request they are missing.
 * @returns {ServerHooks}
 */
export const serverHooks = () =>
  processGlobal("serverHooks", () => /** @type {ServerHooks} */ ({}));
