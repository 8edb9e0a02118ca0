import * as z from "zod";

import { filesBelow } from "./files";

/** Returns every schema of lib/ with its file and exported name. */
export async function readSchemas() {
  const files = filesBelow("lib").filter((file) => /(?:^|-|\/)schema\.ts$/.test(file));
  const schemas = await Promise.all(
    files.map(async (file) => {
      const module: Record<string, unknown> = await import(`../../${file}`);
      return Object.entries(module)
        .filter((entry): entry is [string, z.ZodType] => entry[1] instanceof z.ZodType)
        .map(([name, schema]) => ({ name: `${file} ${name}`, schema }));
    }),
  );
  return schemas.flat();
}
