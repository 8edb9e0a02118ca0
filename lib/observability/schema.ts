import * as z from "zod";
import "@/lib/core/validation/zod-config";

const MINUTE_MS = 60_000;

const ms = z.exactOptional(z.number().min(0).max(MINUTE_MS));

/** Web vitals of a page view (https://web.dev/articles/vitals): in milliseconds, except for the layout shift. */
export const vitalsSchema = z.object({
  path: z.string().regex(/^\/[^?#]{0,200}$/),
  lcp: ms,
  inp: ms,
  ttfb: ms,
  cls: z.exactOptional(z.number().min(0).max(100)),
});

export type Vitals = z.output<typeof vitalsSchema>;
