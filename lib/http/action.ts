import "server-only";

import { updateTag } from "next/cache";
import { cookies, headers } from "next/headers";
import type { z } from "zod";

import { getViewer, type Viewer } from "@/lib/auth/viewer";
import { collectInvalidations } from "@/lib/cache/invalidation-context";
import { clientIp } from "@/lib/core/network";
import { getLocaleFromCookies } from "@/lib/i18n/locale-from-cookies";
import { toErrorResponse } from "./error-response";
import type { Result } from "./result";

/** The client's IP address, for rate limits. */
type Client = { address: string };

/** Adapts a service for use as a server action. Anonymous callers are allowed; the service authorizes. */
export async function runAction<S extends z.ZodType, T>(
  options: { schema: S; input: unknown },
  run: (viewer: Viewer | null, input: z.infer<S>, client: Client) => Promise<T>,
): Promise<Result<T>> {
  try {
    const viewer = await getViewer();
    const input = options.schema.parse(options.input);
    const client = { address: clientIp(await headers()) };
    const { result, tags } = await collectInvalidations(() => run(viewer, input, client));
    for (const tag of tags) updateTag(tag);
    return { ok: true, data: result };
  } catch (error) {
    return { ok: false, ...(await toErrorResponse(error, getLocaleFromCookies(await cookies()))) };
  }
}
