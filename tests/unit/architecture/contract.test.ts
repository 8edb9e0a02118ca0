import { describe, expect, it } from "vitest";

import * as contract from "@/lib/api-contract/endpoint";
import { openApiDocument } from "@/lib/api-contract/openapi";
import { AREAS, ENDPOINTS } from "@/lib/api-contract/registry";
import { renderApiPage } from "../../../scripts/lib/api-docs/render-api-docs.mjs";
import { filesBelow, readText } from "../../support/files";

const { endpointName, pathParameters } = contract;

const METHOD = /\b(GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS)\b/g;

/** Returns a route file's path as in the registry: `[id]` and `[...nextauth]` are `{id}` and `{nextauth}`. */
const pathOf = (file: string) =>
  `/${file.replace(/^app\//, "").replace(/\/route\.ts$/, "")}`.replace(
    /\[(?:\.\.\.)?(\w+)\]/g,
    "{$1}",
  );

/** Returns the methods that a route file exports. */
function methodsOf(file: string) {
  const exported = readText(file).match(/^export .*$/gm) ?? [];
  const names = exported.map((line) => line.replace(/=.*$/, ""));
  return [...new Set(names.flatMap((line) => line.match(METHOD) ?? []))];
}

/** Responds to every unknown API path. */
const NO_CALL = "app/api/[...unknown]/route.ts";

const routes = filesBelow("app/api").filter(
  (file) => file.endsWith("/route.ts") && file !== NO_CALL,
);

const handlers = routes.flatMap((file) =>
  methodsOf(file).map((method) => ({ file, method, name: `${method} ${pathOf(file)}` })),
);

/** Returns the statement that exports a method and the file's imports by name. */
function handlerOf({ file, method }: { file: string; method: string }) {
  const text = readText(file);
  const [, statement = ""] =
    text.match(new RegExp(`^export const ${method} =([\\s\\S]*?);$`, "m")) ?? [];
  const shared = /\.\.\.(\w+)/.exec(statement)?.[1];
  const spread = shared ? (new RegExp(`const ${shared} = ([^;]*);`).exec(text)?.[1] ?? "") : "";
  const imports = [...text.matchAll(/import \{([^}]*)\} from "([^"]+)"/g)].flatMap(
    ([, names = "", module = ""]) => names.split(",").map((name) => [name.trim(), module] as const),
  );
  return { statement: `${statement} ${spread}`, imports: new Map(imports) };
}

/** Returns the schemas that a handler parses with, by imported name. */
async function schemasOf(handler: ReturnType<typeof handlerOf>) {
  const names = [...handler.statement.matchAll(/(?:schema: |, )(\w+Schema)\b|(\w+Schema)\.parse/g)];
  const schemaNames = names.map(([, exact, parsed]) => exact ?? parsed ?? "");
  return Promise.all(
    schemaNames.map(async (name) => {
      const module = await import(/* @vite-ignore */ handler.imports.get(name) ?? "");
      return module[name];
    }),
  );
}

const ROLE = { seller: /roles: (?:\["seller"|REPORT_ROLES)/, admin: /roles: \["admin"/ };

describe("registry of endpoints", () => {
  it("has a row for every endpoint under app/api, and no other", () => {
    const names = handlers.map(({ name }) => name);
    expect(ENDPOINTS.map(endpointName).sort()).toEqual(names.sort());
  });

  it.each(handlers)("has the same schemas that $name parses with", async (route) => {
    const call = ENDPOINTS.find((endpoint) => endpointName(endpoint) === route.name);
    const schemas = await schemasOf(handlerOf(route));
    for (const schema of schemas) expect([call?.input, call?.query]).toContain(schema);
    if (call?.input) expect(schemas).toContain(call.input);
  });

  // The service authorizes uploads.
  const authorized = handlers.filter(
    (route) => !handlerOf(route).statement.includes("uploadRoute("),
  );

  it.each(authorized)("has the role that the handler of $name requires", (route) => {
    const who = ENDPOINTS.find((endpoint) => endpointName(endpoint) === route.name)?.who;
    const { statement } = handlerOf(route);
    for (const [role, phrase] of Object.entries(ROLE))
      expect(phrase.test(statement)).toBe(who === role);
  });

  it.each(ENDPOINTS.filter(({ example }) => example))(
    "has a valid example of $method $path",
    (call) => {
      const ids = Object.fromEntries(pathParameters(call).map((name) => [name, "1"]));
      const schema = call.input ?? call.query;
      expect(schema?.safeParse({ ...call.example, ...ids }).error).toBeUndefined();
    },
  );

  it("equals the OpenAPI document", () => {
    const { paths } = openApiDocument("https://shop.example");
    const documentedRoles = Object.entries(paths ?? {}).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(documentedRoles.sort()).toEqual(ENDPOINTS.map(endpointName).sort());
  });

  it("equals docs/api.md, which `npm run docs` generates", () => {
    expect(readText("docs/api.md")).toBe(renderApiPage({ AREAS, ...contract }));
  });
});
