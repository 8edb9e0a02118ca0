import "server-only";

import { renderAsync } from "@resvg/resvg-js";
import sharp from "sharp";

import { createLimiter } from "@/lib/core/concurrency-limiter";
import { fontFiles } from "./fonts";
import { HEIGHT, WIDTH } from "./size";

// Each takes some 50 ms of one core and 10 MB while it lasts.
const limit = createLimiter({ atOnce: 2, queue: 20 });

/** Pictures in memory, the last asked for last: 50 to 150 KB each. */
const KEPT = 64;
const kept = new Map<string, Promise<Buffer> | Buffer>();

/**
 * The PNG of what `draw` writes as SVG, drawn once for everybody who asks for the same `key` in a row.
 * @throws DomainError unavailable when too many wait for one
 */
export async function render(key: string, draw: (fonts: string[]) => Promise<string>) {
  const known = kept.get(key);
  kept.delete(key);
  if (known) {
    kept.set(key, known);
    return known;
  }
  const drawing = limit(() => paint(draw));
  kept.set(key, drawing);
  const oldest = kept.keys().next().value;
  if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
  // Only the bytes stay: a promise holds on to all that belongs to the request in which it was made.
  drawing.then(
    (bytes) => kept.get(key) === drawing && kept.set(key, bytes),
    () => kept.get(key) === drawing && kept.delete(key),
  );
  return drawing;
}

async function paint(draw: (fonts: string[]) => Promise<string>) {
  const fonts = await fontFiles();
  const svg = await draw(fonts);
  const image = await renderAsync(svg, { font: { loadSystemFonts: false, fontFiles: fonts } });
  return sharp(image.pixels, { raw: { width: WIDTH, height: HEIGHT, channels: 4 } })
    .removeAlpha()
    .png({ palette: true, colours: 256, effort: 4 })
    .toBuffer();
}
