import { requireValue } from "../../bench/require-value.mjs";

/**
 * Returns the URL of a server, which alternates from number to number.
 * @param {{ urls: string[] }} shop
 * @param {number} number of the request
 * @returns {string}
 */
export function urlOf({ urls }, number) {
  return requireValue(urls[number % urls.length], "server");
}
