/** "1" asks for lite pages and "0" for whole ones; without it the browser's `Save-Data` decides. */
export const LITE_COOKIE = "shaafi-lite";
