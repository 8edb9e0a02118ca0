import "server-only";

import { renderAsync } from "@resvg/resvg-js";
import sharp from "sharp";

import { createLimiter } from "@/lib/core/concurrency-limiter";
import { fontFiles } from "./fonts";
import { HEIGHT, WIDTH } from "./size";

// Each render occupies a core and about 10 MB of memory.
const limit = createLimiter({ atOnce: 2, queue: 20 });

/** Maximum number of cached images; the least recently used one is evicted first. */
const MAX_CACHED = 64;
const cache = new Map<string, Promise<Buffer> | Buffer>();

/**
 * Renders the SVG of `draw` as PNG and caches it by `key`; concurrent requests share one render.
 * @throws DomainError unavailable when too many wait for one
 */
export async function render(key: string, draw: (fonts: string[]) => Promise<string>) {
  const cachedImage = cache.get(key);
  cache.delete(key);
  if (cachedImage) {
    cache.set(key, cachedImage);
    return cachedImage;
  }
  const drawing = limit(() => paint(draw));
  cache.set(key, drawing);
  const oldest = cache.keys().next().value;
  if (cache.size > MAX_CACHED && oldest !== undefined) cache.delete(oldest);
  // Caches only the bytes: a promise would retain the context of its request.
  drawing.then(
    (bytes) => cache.get(key) === drawing && cache.set(key, bytes),
    () => cache.get(key) === drawing && cache.delete(key),
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
