import * as z from "zod";

/**
 * Required caller: anybody, a signed-in user, a seller, an admin, a machine with a bearer token, or a provider that
 * signs the body.
 */
export type Access = "anyone" | "member" | "seller" | "admin" | "machine" | "provider";

/** A file response, by its content type. */
export type FileOutput = { file: string };

/** One API endpoint, as used by its documentation, tests and clients. */
export type Endpoint = {
  method: "GET" | "POST" | "PUT" | "DELETE";
  /** The path with parameters in braces, as in OpenAPI. */
  path: `/api/${string}`;
  summary: string;
  who: Access;
  /**
   * The path names a row of the caller, by role and table; other users' rows return 404. `andAdmin`: an admin sees all.
   */
  own?: { by: "buyer" | "seller"; table: string; andAdmin?: boolean };
  /** Query of the request, by the schema that the handler parses it with. */
  query?: z.ZodType;
  /** Input of the handler, by the schema that it parses it with: body and path parameters together. */
  input?: z.ZodType;
  /** A multipart field for files, instead of a JSON body. */
  files?: string;
  /** A body, or a query without a body, that succeeds in the demo marketplace; shown in the documentation. */
  example?: object;
  status: 200 | 201;
  output: z.ZodType | FileOutput;
  /** Statuses in addition to those that `endpointStatuses` adds for its kind. */
  errors?: number[];
};

const PARAMETER = /\{(\w+)\}/g;

/** Names of the path parameters. */
export function pathParameters({ path }: Pick<Endpoint, "path">): string[] {
  return [...path.matchAll(PARAMETER)].map(([, name = ""]) => name);
}

/** "POST /api/reviews": the name of an endpoint. */
export function endpointName({ method, path }: Pick<Endpoint, "method" | "path">): string {
  return `${method} ${path}`;
}

/** The schema of the body: the input without the path parameters; null without a body. */
export function bodySchema(call: Endpoint): z.ZodType | null {
  const { input } = call;
  if (!input) return null;
  const names = pathParameters(call);
  if (!(input instanceof z.ZodObject) || names.length === 0) return input;
  const { shape } = input as z.ZodObject<Record<string, z.ZodType>>;
  return z.object(
    Object.fromEntries(Object.entries(shape).filter(([key]) => !names.includes(key))),
  );
}

/** Returns whether an input can violate the schema. */
function hasRules(schema: z.ZodType | null | undefined): boolean {
  return (
    Boolean(schema) && !(schema instanceof z.ZodObject && Object.keys(schema.shape).length === 0)
  );
}

/** Every documented status of an endpoint: its own, and those of its kind (contract.md, "Conventions"). */
export function endpointStatuses(call: Endpoint): number[] {
  const { method, who, query, files, status, errors = [] } = call;
  const isForBrowsers = who !== "machine" && who !== "provider";
  const isMutation = method !== "GET" && isForBrowsers;
  const all = [
    status,
    ...errors,
    ...(hasRules(query) || hasRules(bodySchema(call)) || files ? [400] : []),
    // A wrong signature of a provider is a bad request.
    ...(who === "anyone" || who === "provider" ? [] : [401]),
    ...(who === "seller" || who === "admin" ? [403] : []),
    // A cross-site request, a body that is too large, an unsupported media type.
    ...(isMutation ? [403, 413, 415] : []),
  ];
  return [...new Set(all)].sort((a, b) => a - b);
}

export function isFile(output: Endpoint["output"]): output is FileOutput {
  return "file" in output;
}
