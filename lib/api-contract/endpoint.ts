import * as z from "zod";

/** Who may call: anybody, whoever is signed in, a seller, an admin, or a machine that knows a secret. */
export type Access = "anyone" | "member" | "seller" | "admin" | "machine";

/** An answer that is a file, by its content type. */
export type FileOutput = { file: string };

/** One call of the shop: all that its documents, its trials and its callers need to know. */
export type Endpoint = {
  method: "GET" | "POST" | "PUT" | "DELETE";
  /** With its parameters in braces, as OpenAPI writes them. */
  path: `/api/${string}`;
  summary: string;
  who: Access;
  /** The path names a row of the caller's own, of that role and table; another's answers 404. `andAdmin`: an admin sees all. */
  own?: { by: "buyer" | "seller"; table: string; andAdmin?: boolean };
  /** What the handler reads of the address, by the very schema it parses it with. */
  query?: z.ZodType;
  /** What the handler takes, by the very schema it parses it with: body and path parameters together. */
  input?: z.ZodType;
  /** A multipart field that takes files, in place of a JSON body. */
  files?: string;
  /** A body, or a query where there is no body, that succeeds in the demo market; the documents show it. */
  example?: object;
  status: 200 | 201;
  output: z.ZodType | FileOutput;
  /** Statuses of its own, besides those that `statusesOf` adds for its kind. */
  errors?: number[];
};

const PARAMETER = /\{(\w+)\}/g;

/** The names in a call's path. */
export function pathParameters({ path }: Pick<Endpoint, "path">): string[] {
  return [...path.matchAll(PARAMETER)].map(([, name = ""]) => name);
}

/** "POST /api/reviews": how a call is named. */
export function endpointName({ method, path }: Pick<Endpoint, "method" | "path">): string {
  return `${method} ${path}`;
}

/** What a call takes in its body: its input without the parameters of its path; null where it takes none. */
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

/** Whether anything that is sent can break a rule. */
function hasRules(schema: z.ZodType | null | undefined): boolean {
  return (
    Boolean(schema) && !(schema instanceof z.ZodObject && Object.keys(schema.shape).length === 0)
  );
}

/** Every status that a call documents: its own, and those of its kind (contract.md, "Conventions"). */
export function endpointStatuses(call: Endpoint): number[] {
  const { method, who, query, files, status, errors = [] } = call;
  const isMutation = method !== "GET" && who !== "machine";
  const all = [
    status,
    ...errors,
    ...(hasRules(query) || hasRules(bodySchema(call)) || files ? [400] : []),
    ...(who === "anyone" ? [] : [401]),
    ...(who === "seller" || who === "admin" ? [403] : []),
    // Another site's page, a body that is too large, one of another type.
    ...(isMutation ? [403, 413, 415] : []),
  ];
  return [...new Set(all)].sort((one, other) => one - other);
}

export function isFile(output: Endpoint["output"]): output is FileOutput {
  return "file" in output;
}
