// Stands in for `next/headers` where a test calls a route handler itself: one browser's cookies, without a server.

type Options = { maxAge?: number; httpOnly?: boolean; sameSite?: string; secure?: boolean };
type Cookie = { name: string; value: string } & Options;

/** The cookies of the browser that asks. */
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

/** Calls from now on come from this browser. */
export function askAs(browser: Browser) {
  viewer = browser;
}

export async function cookies() {
  return viewer;
}

export async function headers() {
  return new Headers();
}
