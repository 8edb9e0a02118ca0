import "server-only";

import { renderAsync } from "@resvg/resvg-js";
import sharp from "sharp";

import { createLimiter } from "@/lib/core/concurrency-limiter";
import { fontFiles } from "./fonts";
import { HEIGHT, WIDTH } from "./size";

// Each render occupies a core and about 10 MB of memory.
const limit = createLimiter({ atOnce: 2, queue: 20 });

/** Maximum number of cached images; the least recently used one is evicted first. */
const KEPT = 64;
const kept = new Map<string, Promise<Buffer> | Buffer>();

/**
 * Renders the SVG of `draw` as PNG, once for all concurrent requests of the same `key`.
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
  // Caches only the bytes: a promise would retain the context of its request.
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
