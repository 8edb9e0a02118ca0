// A browser's cookies and redirects in a sign-in at a provider, without pages.

/**
 * @import { Provider } from "./accounts.mjs"
 *
 * @typedef {ReturnType<typeof openBrowser>} Browser
 *
 * @typedef {Omit<RequestInit, "headers"> & { headers?: Record<string, string>, isForeign?: boolean }} BrowserRequest
 *   `isForeign`: from a page of another site, so that no cookie is sent
 *
 * @typedef {{ id: number, username: string, email: string }} SignedInUser
 */

/**
 * Returns the address of a redirect, relative to the shop.
 * @param {string} url
 * @param {string} shop URL of the server
 */
const pathOf = (url, shop) => (url.startsWith(shop) ? url.slice(shop.length) : url);

/** @param {string} shop URL of the server */
export function openBrowser(shop) {
  /** @type {Map<string, string>} */
  const jar = new Map();

  /** @param {Response} response */
  function store(response) {
    for (const line of response.headers.getSetCookie()) {
      const [pair = "", ...attributes] = line.split("; ");
      const [name, value] = [pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1)];
      const isDeleted = value === "" || attributes.some((text) => /^max-age=0$/i.test(text));
      if (isDeleted) jar.delete(name);
      else jar.set(name, value);
    }
  }

  const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join("; ");

  /**
   * @param {string} path
   * @param {BrowserRequest} [request]
   */
  async function send(path, { isForeign = false, ...init } = {}) {
    const headers = { ...init.headers, ...(!isForeign && { cookie: cookie() }) };
    const response = await fetch(`${shop}${path}`, { ...init, headers, redirect: "manual" });
    store(response);
    return response;
  }

  /**
   * Starts a sign-in as next-auth's client does.
   * @param {Provider} provider
   * @returns {Promise<string>} the address of the provider
   */
  async function start(provider, callbackUrl = "/") {
    const { csrfToken } = await (await send("/api/auth/csrf")).json();
    const response = await send(`/api/auth/signin/${provider}`, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams({ csrfToken, callbackUrl, json: "true" }),
    });
    return (await response.json()).url;
  }

  /**
   * Signs in at the provider. Returns the address of the callback.
   * @param {string} address
   */
  async function authorize(address) {
    const response = await fetch(address, { redirect: "manual" });
    return response.headers.get("location") ?? "";
  }

  /**
   * Posts Apple's callback as a form of another site, without cookies. Returns the redirect.
   * @param {string} callback
   */
  async function post(callback) {
    const { pathname, searchParams } = new URL(callback);
    const response = await send(pathname, { method: "POST", body: searchParams, isForeign: true });
    return pathOf(response.headers.get("location") ?? "", shop);
  }

  /**
   * Follows the callback until it leads to a page. Returns the path and the status of the page.
   * @param {Provider} provider
   * @param {string} callback
   */
  async function finish(provider, callback) {
    let path = provider === "apple" ? await post(callback) : pathOf(callback, shop);
    let response = await send(path);
    while (path.startsWith("/api/auth/") && response.headers.has("location")) {
      path = pathOf(response.headers.get("location") ?? "", shop) || "/";
      response = await send(path);
    }
    return { path, status: response.status };
  }

  return {
    jar,
    cookie,
    send,
    start,
    authorize,
    finish,
    /**
     * Signs in through a provider. Returns the path on which the browser ends.
     * @param {Provider} provider
     * @param {string} [callbackUrl]
     */
    async signIn(provider, callbackUrl) {
      const address = await start(provider, callbackUrl);
      return (await finish(provider, await authorize(address))).path;
    },
    /**
     * Returns the user of the open session; null without one.
     * @returns {Promise<SignedInUser | null>}
     */
    async whoIsIn() {
      const response = await send("/api/me");
      return response.status === 200 ? (await response.json()).user : null;
    },
  };
}
