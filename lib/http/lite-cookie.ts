/** Cookie: "1" turns lite mode on and "0" off; without it the browser's `Save-Data` decides. */
export const LITE_COOKIE = "shaafi-lite";
