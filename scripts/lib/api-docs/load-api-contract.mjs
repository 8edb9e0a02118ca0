// The API contract, for programs that run without a build.
import { tsImport } from "tsx/esm/api";

/**
 * Reads lib/api-contract.
 * @returns {Promise<typeof import("../../../lib/api-contract/endpoint.ts") &
 *   typeof import("../../../lib/api-contract/registry.ts")>}
 */
export async function loadApiContract() {
  const [call, registry] = await Promise.all(
    ["endpoint", "registry"].map((name) =>
      tsImport(`../../../lib/api-contract/${name}.ts`, import.meta.url),
    ),
  );
  return { ...call, ...registry };
}
