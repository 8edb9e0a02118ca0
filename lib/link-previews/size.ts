/** What every network shows uncropped, in pixels. */
export const WIDTH = 1200;
export const HEIGHT = 630;
