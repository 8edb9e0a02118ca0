import * as z from "zod";

import { filesBelow } from "./files";

/** Every schema of lib/, each with the file and the name that it is exported under. */
export async function readSchemas() {
  const files = filesBelow("lib").filter((file) => /(?:^|-|\/)schema\.ts$/.test(file));
  const found = await Promise.all(
    files.map(async (file) => {
      const module: Record<string, unknown> = await import(`../../${file}`);
      return Object.entries(module)
        .filter((entry): entry is [string, z.ZodType] => entry[1] instanceof z.ZodType)
        .map(([name, schema]) => ({ name: `${file} ${name}`, schema }));
    }),
  );
  return found.flat();
}
