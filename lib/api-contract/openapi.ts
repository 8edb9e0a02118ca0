import { STATUS_CODES } from "node:http";
import * as z from "zod";
import { createDocument, type ZodOpenApiPathsObject } from "zod-openapi";

import { BRAND } from "@/lib/core/site";
import {
  type Access,
  bodySchema,
  type Endpoint,
  endpointName,
  endpointStatuses,
  isFile,
  pathParameters,
} from "./endpoint";
import { AREAS } from "./registry";

/** How each kind of caller proves who it is. */
const SECURITY: Record<Access, Record<string, string[]>[]> = {
  anyone: [],
  member: [{ session: [] }],
  seller: [{ session: ["seller"] }],
  admin: [{ session: ["admin"] }],
  machine: [{ secret: [] }],
};

/** A path parameter: ids are positive, and whatever else is malformed is simply no such row. */
function parameter(name: string) {
  return /^id$|Id$/.test(name) ? z.coerce.number().int().positive() : z.string();
}

function requestBody(call: Endpoint) {
  const { files, example } = call;
  if (files) {
    const field = z.file().meta({ type: "string", format: "binary" });
    return { content: { "multipart/form-data": { schema: z.object({ [files]: field }) } } };
  }
  const schema = bodySchema(call);
  return schema && { content: { "application/json": { schema, ...(example && { example }) } } };
}

function answer({ output }: Endpoint) {
  return isFile(output)
    ? { [output.file]: { schema: z.string() } }
    : { "application/json": { schema: output } };
}

/** One human sentence, or problem JSON for a caller that names it in Accept (contract.md, "Conventions"). */

const problem = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    detail: z.string(),
    code: z.string(),
    errors: z.record(z.string(), z.string()).optional(),
  })
  .meta({ id: "Problem" });
const REFUSAL = {
  "text/plain": { schema: z.string() },
  "application/problem+json": { schema: problem },
};

function responses(call: Endpoint) {
  const entries = endpointStatuses(call).map((status) => {
    const description = STATUS_CODES[status] ?? String(status);
    return [status, { description, content: status === call.status ? answer(call) : REFUSAL }];
  });
  return Object.fromEntries(entries);
}

function operation(area: string, call: Endpoint) {
  const names = pathParameters(call);
  const path = z.object(Object.fromEntries(names.map((name) => [name, parameter(name)])));
  // A query of several schemas in a row is one: what it is parsed with first names its keys.
  const query = call.query instanceof z.ZodPipe ? call.query.in : call.query;
  const body = requestBody(call);
  return {
    operationId: endpointName(call),
    tags: [area],
    summary: call.summary,
    security: SECURITY[call.who],
    requestParams: {
      ...(names.length > 0 && { path }),
      ...(query instanceof z.ZodObject && { query }),
    },
    ...(body && { requestBody: body }),
    responses: responses(call),
  };
}

/** The OpenAPI document of every call, made from the registry. `url` is the shop's own address. */
export function openApiDocument(url: string) {
  const paths: ZodOpenApiPathsObject = {};
  for (const [area, calls] of Object.entries(AREAS)) {
    for (const call of calls) {
      paths[call.path] = {
        ...paths[call.path],
        [call.method.toLowerCase()]: operation(area, call),
      };
    }
  }
  return createDocument({
    openapi: "3.1.1",
    info: { title: BRAND, version: "1" },
    servers: [{ url }],
    components: {
      securitySchemes: {
        session: { type: "apiKey", in: "cookie", name: "next-auth.session-token" },
        secret: { type: "http", scheme: "bearer" },
      },
    },
    paths,
  });
}
