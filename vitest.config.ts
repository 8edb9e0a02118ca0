import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Next imports an image as an object with its address, Vite as the address. */
const imagesAsNextImports: Plugin = {
  name: "images-as-next-imports",
  enforce: "pre",
  load(id) {
    return id.endsWith(".svg") ? `export default { src: ${JSON.stringify(id)} }` : undefined;
  },
};

export default defineConfig({
  plugins: [imagesAsNextImports],
  resolve: {
    alias: {
      // Replacements of two modules that work inside Next only.
      "server-only": at("./tests/support/server-only.ts"),
      "next/cache": at("./tests/support/next-cache.ts"),
      "@": at("./"),
    },
  },
  test: {
    maxWorkers: 2,
    setupFiles: ["tests/support/setup-environment.ts"],
    // Only ends tests that hang, so that slow machines do not cause failures.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["tests/unit/**/*.test.ts"],
          globalSetup: ["tests/support/temporary-files.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "integration",
          // One process for many files is faster; setup-db.ts gives each file fresh modules.
          isolate: false,
          include: ["tests/integration/**/*.test.ts"],
          globalSetup: ["tests/support/temporary-files.ts", "tests/support/global-setup.ts"],
          setupFiles: ["tests/support/setup-db.ts"],
        },
      },
    ],
  },
});
