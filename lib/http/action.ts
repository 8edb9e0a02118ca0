import "server-only";

import { updateTag } from "next/cache";
import { cookies, headers } from "next/headers";
import type { z } from "zod";

import { getViewer, requireSignedIn, type Viewer } from "@/lib/auth/viewer";
import { collectInvalidations } from "@/lib/cache/invalidation-context";
import { clientIp } from "@/lib/core/network";
import { getLocaleFromCookies } from "@/lib/i18n/locale-from-cookies";
import { toErrorResponse } from "./error-response";
import type { Result } from "./result";

/** The client's IP address, for rate limits. */
type Client = { address: string };

type ActionOptions<S extends z.ZodType> = { schema: S; input: unknown };

/**
 * Adapts a service for use as a server action: parses the input, then requires a signed-in viewer. The service
 * checks the role.
 */
export function runAction<S extends z.ZodType, T>(
  options: ActionOptions<S>,
  run: (viewer: Viewer, input: z.infer<S>, client: Client) => Promise<T>,
): Promise<Result<T>> {
  return runPublicAction(options, (viewer, input, client) =>
    run(requireSignedIn(viewer), input, client),
  );
}

/** Same as `runAction`, for actions that visitors may call; the viewer of an anonymous visitor is null. */
export async function runPublicAction<S extends z.ZodType, T>(
  options: ActionOptions<S>,
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
