/**
 * A logo on its grid: cells of one color are one path. "ink" is the color of the surrounding text, so that it is
 * visible in dark mode.
 */
type Mark = { width: number; height: number; paths: readonly (readonly [string, string])[] };

/** The seven logos (design.md, section 5) by the names of their files in public/logos. */
export const LOGOS = {
  "1-lozenge": {
    width: 9,
    height: 9,
    paths: [
      [
        "#d97706",
        "M4 0h1v1h-1zM3 1h3v1h-3zM2 2h2v1h-2zM5 2h2v1h-2zM1 3h2v1h-2zM6 3h2v1h-2zM0 4h2v1h-2zM7 4h2v1h-2zM1 5h2v1h-2zM6 5h2v1h-2zM2 6h2v1h-2zM5 6h2v1h-2zM3 7h3v1h-3zM4 8h1v1h-1z",
      ],
      [
        "#a93a1f",
        "M4 2h1v1h-1zM3 3h1v1h-1zM5 3h1v1h-1zM2 4h1v1h-1zM6 4h1v1h-1zM3 5h1v1h-1zM5 5h1v1h-1zM4 6h1v1h-1z",
      ],
      ["#241812", "M4 4h1v1h-1z"],
    ],
  },
  "2-jebena": {
    width: 13,
    height: 13,
    paths: [
      ["#a93a1f", "M6 0h1v1h-1z"],
      ["#d97706", "M6 1h1v1h-1zM2 9h2v1h-2zM5 9h2v1h-2zM8 9h2v1h-2zM2 12h9v1h-9z"],
      [
        "ink",
        "M5 2h3v1h-3zM6 3h1v2h-1zM11 3h1v1h-1zM2 4h3v1h-3zM10 4h2v1h-2zM1 5h1v2h-1zM5 5h3v1h-3zM9 5h3v1h-3zM4 6h7v1h-7zM2 7h9v1h-9zM3 8h8v1h-8zM4 9h1v1h-1zM7 9h1v1h-1zM10 9h1v1h-1zM2 10h9v1h-9zM3 11h7v1h-7z",
      ],
    ],
  },
  "3-coil": {
    width: 11,
    height: 11,
    paths: [
      [
        "#86305b",
        "M3 0h5v1h-5zM2 1h1v1h-1zM8 1h1v1h-1zM1 2h1v1h-1zM9 2h1v1h-1zM0 3h1v5h-1zM4 3h3v1h-3zM10 3h1v5h-1zM3 4h1v3h-1zM7 4h1v3h-1zM4 7h3v1h-3zM1 8h1v1h-1zM9 8h1v1h-1zM2 9h1v1h-1zM8 9h1v1h-1zM3 10h5v1h-5z",
      ],
      [
        "#f0a53a",
        "M3 1h5v1h-5zM2 2h1v1h-1zM8 2h1v1h-1zM1 3h1v5h-1zM3 3h1v1h-1zM7 3h1v1h-1zM9 3h1v5h-1zM3 7h1v1h-1zM7 7h1v1h-1zM2 8h1v1h-1zM8 8h1v1h-1zM3 9h5v1h-5z",
      ],
      ["#2c6e52", "M3 2h5v1h-5zM2 3h1v5h-1zM8 3h1v5h-1zM3 8h5v1h-5z"],
      ["#d97706", "M5 5h1v1h-1z"],
    ],
  },
  "4-leaf": {
    width: 11,
    height: 11,
    paths: [
      [
        "#2c6e52",
        "M5 0h4v1h-4zM3 1h5v1h-5zM9 1h1v2h-1zM2 2h6v1h-6zM1 3h6v1h-6zM8 3h2v1h-2zM1 4h5v1h-5zM7 4h3v2h-3zM0 5h5v1h-5zM0 6h4v1h-4zM6 6h5v1h-5zM1 7h2v1h-2zM4 7h6v1h-6zM1 8h1v2h-1zM3 8h7v1h-7zM3 9h6v1h-6zM3 10h4v1h-4z",
      ],
      [
        "#fbf8f2",
        "M8 1h1v2h-1zM7 3h1v1h-1zM6 4h1v1h-1zM5 5h2v1h-2zM4 6h2v1h-2zM3 7h1v1h-1zM2 8h1v3h-1z",
      ],
    ],
  },
  "5-star": {
    width: 11,
    height: 11,
    paths: [
      [
        "#28587e",
        "M5 0h1v1h-1zM4 1h3v1h-3zM1 2h9v1h-9zM1 3h3v1h-3zM7 3h3v1h-3zM1 4h2v1h-2zM8 4h2v1h-2zM0 5h3v1h-3zM8 5h3v1h-3zM1 6h2v1h-2zM8 6h2v1h-2zM1 7h3v1h-3zM7 7h3v1h-3zM1 8h9v1h-9zM4 9h3v1h-3zM5 10h1v1h-1z",
      ],
      ["#f0a53a", "M4 3h3v1h-3zM3 4h5v1h-5zM3 5h2v1h-2zM6 5h2v1h-2zM3 6h5v1h-5zM4 7h3v1h-3z"],
      ["#fbf8f2", "M5 5h1v1h-1z"],
    ],
  },
  "6-alindi": {
    width: 11,
    height: 10,
    paths: [
      [
        "#a93a1f",
        "M1 0h3v1h-3zM0 1h3v2h-3zM0 3h4v1h-4zM1 4h3v1h-3zM2 5h2v1h-2zM0 8h3v1h-3zM1 9h2v1h-2z",
      ],
      ["#d97706", "M4 0h3v1h-3zM4 3h1v1h-1zM4 4h2v2h-2zM3 9h3v1h-3z"],
      ["ink", "M7 0h1v1h-1zM6 4h2v3h-2zM6 9h2v1h-2z"],
      ["#28587e", "M8 0h2v1h-2zM8 1h3v1h-3zM8 4h1v1h-1zM8 5h3v4h-3zM8 9h2v1h-2z"],
    ],
  },
  "7-horizon": {
    width: 11,
    height: 11,
    paths: [
      [
        "#d97706",
        "M4 0h3v1h-3zM2 1h7v1h-7zM1 2h9v1h-9zM1 3h3v1h-3zM6 3h4v1h-4zM1 4h1v1h-1zM8 4h2v1h-2z",
      ],
      ["#2c6e52", "M4 3h2v1h-2zM2 4h6v1h-6zM0 5h11v1h-11zM0 10h11v1h-11z"],
      ["ink", "M4 6h2v2h-2z"],
      ["#a93a1f", "M0 8h11v1h-11z"],
    ],
  },
} as const satisfies Record<string, Mark>;

export type LogoName = keyof typeof LOGOS;

export const LOGO_NAMES = Object.keys(LOGOS) as LogoName[];

/** The brand's default until an admin chooses another. */
export const DEFAULT_LOGO: LogoName = "1-lozenge";

const LOGO_IMAGE = /^https?:\/\/[^/]+\/logos\/([\w-]+)\.svg$/;

/** Returns the logo of an image address on any domain; null for other images. */
export function logoFromUrl(url: string | null): LogoName | null {
  const name = url ? LOGO_IMAGE.exec(url)?.[1] : null;
  return isLogoName(name) ? name : null;
}

/** Returns the local path of that image; null for other images. */
export function logoPath(url: string): string | null {
  const name = logoFromUrl(url);
  return name && `/logos/${name}.svg`;
}

export function isLogoName(value: unknown): value is LogoName {
  return LOGO_NAMES.some((name) => name === value);
}
