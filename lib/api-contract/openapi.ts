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

/** The authentication of each kind of caller. */
const SECURITY: Record<Access, Record<string, string[]>[]> = {
  anyone: [],
  member: [{ session: [] }],
  seller: [{ session: ["seller"] }],
  admin: [{ session: ["admin"] }],
  machine: [{ secret: [] }],
  provider: [{ signature: [] }],
};

/** A path parameter: ids are positive; a malformed id returns the same as a missing row. */
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

function responseContent({ output }: Endpoint) {
  return isFile(output)
    ? { [output.file]: { schema: z.string() } }
    : { "application/json": { schema: output } };
}

/** One readable sentence, or problem JSON for callers that accept it (contract.md, "Conventions"). */

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
    return [
      status,
      { description, content: status === call.status ? responseContent(call) : REFUSAL },
    ];
  });
  return Object.fromEntries(entries);
}

function operation(area: string, call: Endpoint) {
  const names = pathParameters(call);
  const path = z.object(Object.fromEntries(names.map((name) => [name, parameter(name)])));
  // Keys of a piped query are those of its first schema.
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

/** The OpenAPI document of all endpoints, generated from the registry. `url` is the address of this site. */
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
        signature: { type: "apiKey", in: "header", name: "stripe-signature" },
      },
    },
    paths,
  });
}
