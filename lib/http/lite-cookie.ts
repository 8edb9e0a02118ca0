/** Cookie: "1" selects lite pages and "0" full ones; without it the browser's `Save-Data` decides. */
export const LITE_COOKIE = "shaafi-lite";
