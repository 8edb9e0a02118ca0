/** The size that every network displays uncropped, in pixels. */
export const WIDTH = 1200;
export const HEIGHT = 630;
