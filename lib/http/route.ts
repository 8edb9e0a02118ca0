import "server-only";

import type { NextRequest } from "next/server";
import type { z } from "zod";

import { getViewer, type Role, requireRole, requireViewer, type Viewer } from "@/lib/auth/viewer";
import { collectInvalidations } from "@/lib/cache/invalidation-context";
import { FileResponse } from "@/lib/core/file-response";
import {
  currentRequestId,
  REQUEST_ID_HEADER,
  runInRequestContext,
} from "@/lib/core/request-context";
import { toJson } from "@/lib/core/shared-json";
import { runOnce } from "@/lib/db/run-once";
import { getLocaleFromCookies } from "@/lib/i18n/locale-from-cookies";
import type { ErrorKey } from "@/lib/i18n/messages";
import { parseBody } from "./body";
import { catchUpJobs } from "./catch-up";
import { type ErrorBody, toErrorResponse } from "./error-response";
import { revalidateTags } from "./revalidate-tags";
import { requireSameOrigin } from "./same-origin";

/** Next passes no params to a route without dynamic segments. */
type Context<P> = { params: Promise<P | undefined> };
type RouteOptions = { status?: number };

/** Allowed roles; `denied` is the error key for a wrong role in this area. */
type AccessRule = { roles?: Role[]; denied?: ErrorKey };

/** A page of rows with the total number of rows, for `X-Total-Count`. */
type Page<T> = { rows: T[]; total: number };

/** Returns the route handler of a public query. */
export function publicQuery<P>(run: (params: P, search: URLSearchParams) => Promise<unknown>) {
  return (request: NextRequest, context: Context<P>) =>
    respond(request, {}, async () => run(await paramsOf(context), request.nextUrl.searchParams));
}

/** Returns the route handler of a query that depends on the viewer. `download` is the file name of a download. */
export function userQuery<P>(
  options: AccessRule & { download?: string },
  run: (viewer: Viewer, params: P, search: URLSearchParams) => Promise<unknown>,
) {
  return (request: NextRequest, context: Context<P>) =>
    respond(request, { isPrivate: true, ...options }, async () => {
      const viewer = await requireAllowedViewer(options);
      return run(viewer, await paramsOf(context), request.nextUrl.searchParams);
    });
}

/** Returns the route handler of a query that is public but returns more to some viewers. */
export function optionalUserQuery<P>(
  run: (viewer: Viewer | null, params: P, search: URLSearchParams) => Promise<unknown>,
) {
  return (request: NextRequest, context: Context<P>) =>
    respond(request, { isPrivate: true }, async () =>
      run(await getViewer(), await paramsOf(context), request.nextUrl.searchParams),
    );
}

/**
 * Returns the route handler of a mutation: authorizes, validates the body and path parameters, then runs the service,
 * once per Idempotency-Key if the request has one.
 */
export function command<P extends object, S extends z.ZodType>(
  options: RouteOptions &
    AccessRule & {
      schema: S;
      /** Refuses before the body is read, so that a validation error reveals nothing about a row to other users. */
      precheck?: (viewer: Viewer, params: P) => Promise<void>;
    },
  run: (viewer: Viewer, input: z.infer<S>, request: NextRequest) => Promise<unknown>,
) {
  return mutation<P>(options, async (request, params) => {
    const viewer = await requireAllowedViewer(options);
    await options.precheck?.(viewer, params);
    const input = await parseBody(options.schema, request, params);
    const key = request.headers.get("idempotency-key");
    const requestKey = { userId: viewer.id, path: request.nextUrl.pathname, body: input };
    return runOnce(key, requestKey, () => run(viewer, input, request));
  });
}

/** Same as `command`, for mutations that visitors may call (sign-in, applications); the service gets the request. */
export function publicCommand<P extends object, S extends z.ZodType>(
  options: RouteOptions & { schema: S },
  run: (input: z.infer<S>, request: NextRequest) => Promise<unknown>,
) {
  return mutation<P>(options, async (request, params) =>
    run(await parseBody(options.schema, request, params), request),
  );
}

/** Returns the route handler of a mutation that reads the body itself. */
export function rawCommand(run: (request: NextRequest) => Promise<unknown>) {
  return mutation<unknown>({}, run);
}

async function paramsOf<P>({ params }: Context<P>): Promise<P> {
  return (await params) ?? ({} as P);
}

function mutation<P>(
  options: RouteOptions,
  run: (request: NextRequest, params: P) => Promise<unknown>,
) {
  return (request: NextRequest, context: Context<P>) =>
    respond(request, { isPrivate: true, ...options }, async () => {
      requireSameOrigin(request.headers);
      const { result, tags } = await collectInvalidations(async () =>
        run(request, await paramsOf(context)),
      );
      revalidateTags(tags);
      return result;
    });
}

async function requireAllowedViewer({ roles = [], denied }: AccessRule): Promise<Viewer> {
  const viewer = await requireViewer(...(denied ? [] : roles));
  if (denied) requireRole(viewer, roles, denied);
  return viewer;
}

type ResponseOptions = {
  status?: number;
  isPrivate?: boolean;
  download?: string;
};

/** Responds in the request context of the custom server; without that server, creates one and sends its id. */
async function respond(
  request: NextRequest,
  options: ResponseOptions,
  run: () => Promise<unknown>,
): Promise<Response> {
  catchUpJobs();
  if (currentRequestId()) return toResponse(request, options, run);
  return runInRequestContext(request.headers.get(REQUEST_ID_HEADER) ?? undefined, async () => {
    const response = await toResponse(request, options, run);
    response.headers.set(REQUEST_ID_HEADER, currentRequestId() ?? "");
    return response;
  });
}

async function toResponse(
  request: NextRequest,
  { status = 200, isPrivate = false, download }: ResponseOptions,
  run: () => Promise<unknown>,
) {
  const headers = {
    ...(isPrivate ? { "cache-control": "private, no-store" } : {}),
    ...(download ? { "content-disposition": `attachment; filename="${download}"` } : {}),
  };
  try {
    const result = await run();
    // undefined is sent as {}; null means that there is no such value.
    const responseValue = result === undefined ? {} : result;
    if (responseValue instanceof FileResponse) return sendFile(responseValue);
    const countHeader = isPage(responseValue)
      ? { "x-total-count": String(responseValue.total) }
      : {};
    const body = toJson(isPage(responseValue) ? responseValue.rows : responseValue);
    return new Response(body, {
      status,
      headers: { ...headers, ...countHeader, "content-type": "application/json" },
    });
  } catch (error) {
    return errorResponse(
      request,
      await toErrorResponse(error, getLocaleFromCookies(request.cookies)),
    );
  }
}

function sendFile({ name, type, body }: FileResponse) {
  // Without a byte order mark Excel reads CSV files in the system's code page.
  const isList = type.startsWith("text/csv") && typeof body === "string";
  return new Response(isList ? `\uFEFF${body}` : body, {
    headers: {
      "cache-control": "private, no-store",
      "content-disposition": `attachment; filename="${name}"`,
      "content-type": type,
      "x-content-type-options": "nosniff",
    },
  });
}

function isPage(value: unknown): value is Page<unknown> {
  return typeof value === "object" && value !== null && "rows" in value && "total" in value;
}

/** Returns an error as plain text, or as RFC 9457 problem JSON if the Accept header names JSON. */
export function errorResponse(request: Request, failure: ErrorBody) {
  const { status, code, message, retryAfter, fields } = failure;
  const headers: Record<string, string> = {
    "cache-control": "private, no-store",
    "x-error-code": code,
  };
  if (retryAfter) headers["retry-after"] = String(retryAfter);

  const acceptsJson = /application\/(problem\+)?json/.test(request.headers.get("accept") ?? "");
  if (!acceptsJson) {
    headers["content-type"] = "text/plain; charset=utf-8";
    return new Response(message, { status, headers });
  }
  headers["content-type"] = "application/problem+json";
  const problem = { type: "about:blank", title: code, status, detail: message, code };
  return Response.json(fields ? { ...problem, errors: fields } : problem, { status, headers });
}
