// A browser's cookies and redirects in a sign-in at a provider, without pages.

/** Address of a redirect, relative to the shop. */
const pathOf = (url, shop) => (url.startsWith(shop) ? url.slice(shop.length) : url);

/** @param {string} shop URL of the server */
export function openBrowser(shop) {
  const jar = new Map();

  function keep(response) {
    for (const line of response.headers.getSetCookie()) {
      const [pair, ...attributes] = line.split("; ");
      const [name, value] = [pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1)];
      const isGone = value === "" || attributes.some((one) => /^max-age=0$/i.test(one));
      if (isGone) jar.delete(name);
      else jar.set(name, value);
    }
  }

  const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join("; ");

  async function ask(path, { isForeign = false, ...init } = {}) {
    const headers = { ...init.headers, ...(!isForeign && { cookie: cookie() }) };
    const response = await fetch(`${shop}${path}`, { ...init, headers, redirect: "manual" });
    keep(response);
    return response;
  }

  /** Starts a sign-in as next-auth's client does. Returns the address of the provider. */
  async function start(provider, callbackUrl = "/") {
    const { csrfToken } = await (await ask("/api/auth/csrf")).json();
    const response = await ask(`/api/auth/signin/${provider}`, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams({ csrfToken, callbackUrl, json: "true" }),
    });
    return (await response.json()).url;
  }

  /** Signs in at the provider. Returns the address of the callback. */
  async function authorize(address) {
    const response = await fetch(address, { redirect: "manual" });
    return response.headers.get("location") ?? "";
  }

  /** Posts Apple's callback as a form of another site, without cookies. Returns the redirect. */
  async function post(callback) {
    const { pathname, searchParams } = new URL(callback);
    const posted = await ask(pathname, { method: "POST", body: searchParams, isForeign: true });
    return pathOf(posted.headers.get("location") ?? "", shop);
  }

  /** Follows the callback until it leads to a page. Returns the path and the status of the page. */
  async function finish(provider, callback) {
    let path = provider === "apple" ? await post(callback) : pathOf(callback, shop);
    let response = await ask(path);
    while (path.startsWith("/api/auth/") && response.headers.has("location")) {
      path = pathOf(response.headers.get("location"), shop) || "/";
      response = await ask(path);
    }
    return { path, status: response.status };
  }

  return {
    jar,
    cookie,
    ask,
    start,
    authorize,
    finish,
    /** Signs in through a provider. Returns the path on which the browser ends. */
    async signIn(provider, callbackUrl) {
      const address = await start(provider, callbackUrl);
      return (await finish(provider, await authorize(address))).path;
    },
    /** Returns the username of the open session; null without one. */
    async whoIsIn() {
      const response = await ask("/api/me");
      return response.status === 200 ? (await response.json()).user : null;
    },
  };
}
