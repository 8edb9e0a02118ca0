// Replaces `next/headers` in tests that call a route handler directly: the cookies of one browser, without a server.

type Options = { maxAge?: number; httpOnly?: boolean; sameSite?: string; secure?: boolean };
type Cookie = { name: string; value: string } & Options;

/** Cookies of a browser. */
export class Browser {
  readonly jar = new Map<string, Cookie>();

  get(name: string) {
    return this.jar.get(name);
  }

  set(name: string, value: string, options: Options = {}) {
    if (options.maxAge === 0) this.jar.delete(name);
    else this.jar.set(name, { name, value, ...options });
  }
}

let viewer = new Browser();

/** Sends subsequent calls from this browser. */
export function setBrowser(browser: Browser) {
  viewer = browser;
}

export async function cookies() {
  return viewer;
}

export async function headers() {
  return new Headers();
}
