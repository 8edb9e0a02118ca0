// The registry of calls, for programs that run without a build.
import { tsImport } from "tsx/esm/api";

/**
 * Reads lib/contract.
 * @returns {Promise<typeof import("../../lib/contract/call.ts") & typeof import("../../lib/contract/registry.ts")>}
 */
export async function readContract() {
  const [call, registry] = await Promise.all(
    ["call", "registry"].map((name) => tsImport(`../../lib/contract/${name}.ts`, import.meta.url)),
  );
  return { ...call, ...registry };
}
