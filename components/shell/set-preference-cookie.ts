const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Stores a preference for a year in a cookie that the server can read. */
export function setPreferenceCookie(name: string, value: string) {
  const secure = window.location.protocol === "https:" ? "; secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: not all supported browsers have the Cookie Store API
  document.cookie = `${name}=${value}; path=/; max-age=${YEAR_SECONDS}; samesite=lax${secure}`;
}
