import { fileURLToPath } from "node:url";

import type { StorybookConfig } from "@storybook/nextjs-vite";

const fromRoot = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

/** Replaces the exports of server actions: a story has no server. */
const stubServerActions = {
  name: "stub-server-actions",
  enforce: "pre" as const,
  transform(code: string) {
    if (!code.startsWith('"use server"')) return null;
    const names = [...code.matchAll(/^export (?:async function|const) (\w+)/gm)].map(
      ([, name]) => name,
    );
    return {
      code: names.map((name) => `export const ${name} = async () => ({ ok: true });`).join("\n"),
    };
  },
};

const config: StorybookConfig = {
  framework: { name: "@storybook/nextjs-vite", options: { nextConfigPath: "./next.config.mjs" } },
  stories: ["../stories/**/*.stories.tsx"],
  addons: ["@storybook/addon-themes"],
  staticDirs: [fromRoot("public")],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (options) => ({
    ...options,
    plugins: [stubServerActions, ...(options.plugins ?? [])],
    css: { postcss: fromRoot("") },
    resolve: {
      ...options.resolve,
      alias: [
        // Marks server modules in the app; a story has no server.
        { find: "server-only", replacement: fromRoot("tests/support/server-only.ts") },
        { find: /^@\//, replacement: `${fromRoot("")}` },
      ],
    },
  }),
};
export default config;
