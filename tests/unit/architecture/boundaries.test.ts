import { describe, expect, it } from "vitest";

import { filesBelow, readText } from "../../support/files";
import { lint } from "../../support/lint";

/** Import rules of README.md, as the linter must enforce them. */
const BOUNDARIES: { file: string; refused: string[]; allowed: string[] }[] = [
  {
    file: "app/[locale]/(shop)/page.tsx",
    refused: [
      "@/lib/db/client",
      "@/generated/prisma/client",
      "@/lib/orders/service",
      "@/lib/orders/service/place",
      "@/lib/auth/session",
      "@/lib/orders/emails",
      "../../../lib/db/client",
      "../x",
    ],
    allowed: [
      "@/lib/auth/viewer",
      "@/lib/orders/queries/orders",
      "@/components/orders/list",
      "./x",
      "next/navigation",
    ],
  },
  {
    file: "app/api/orders/route.ts",
    refused: ["@/lib/db/client", "@/lib/orders/actions", "@/components/ui/button"],
    allowed: ["@/lib/orders/service"],
  },
  {
    file: "app/api/products/[id]/route.ts",
    refused: ["@/components/ui/button"],
    allowed: ["@/lib/orders/service/place"],
  },
  {
    file: "components/orders/list.tsx",
    refused: [
      "@/lib/orders/service",
      "@/lib/orders/service/place",
      "@/lib/db/client",
      "@/app/x",
      "@/lib/api-contract/registry",
      "@/lib/accounts/sign-in",
      "@/lib/http/route",
      "@/lib/payments/provider",
      "stripe",
    ],
    allowed: [
      "@/lib/orders/queries/orders",
      "@/lib/orders/actions",
      "@/lib/orders/dto/list",
      "@/lib/orders/rules",
      "@/lib/orders/schema",
      "@/lib/cart/store",
      "@/lib/core/money",
      "@/lib/http/api-client",
      "@/components/ui/button",
      "next-intl",
      "@stripe/react-stripe-js",
    ],
  },
  {
    file: "components/ui/button.tsx",
    refused: [
      "next-intl",
      "@/lib/core/money",
      "@/components/orders/list",
      "@/generated/prisma/client",
    ],
    allowed: ["clsx", "@/components/ui/icon", "./icon", "react"],
  },
  {
    file: "lib/orders/queries/orders.ts",
    refused: ["@/components/x", "@/app/x", "@/lib/orders/actions", "next/headers"],
    allowed: ["@/lib/db/client", "next/cache", "react"],
  },
  {
    file: "lib/orders/service.ts",
    refused: ["next/cache", "next/headers", "react"],
    allowed: [],
  },
  {
    file: "lib/orders/service/place.ts",
    refused: ["next/cache", "@/lib/orders/actions", "../schema"],
    allowed: ["@/lib/db/client", "server-only", "./price"],
  },
  {
    file: "lib/orders/actions.ts",
    refused: ["@/lib/reviews/actions", "@/lib/db/client"],
    allowed: ["@/lib/http/action", "next/cache"],
  },
  {
    file: "lib/orders/rules.ts",
    refused: [
      "react",
      "server-only",
      "next/server",
      "@/lib/db/client",
      "@/generated/prisma/client",
    ],
    allowed: ["@/lib/core/money", "@/generated/prisma/enums"],
  },
  {
    file: "lib/orders/schema.ts",
    refused: ["server-only", "@/lib/orders/service"],
    allowed: ["@/lib/i18n/messages", "zod"],
  },
  {
    file: "lib/cart/store.ts",
    refused: ["server-only", "@/lib/db/client", "@/lib/cart/service"],
    allowed: ["react"],
  },
  {
    file: "lib/http/route.ts",
    refused: ["@/lib/orders/service", "@/lib/orders/rules"],
    allowed: ["@/lib/auth/viewer", "@/lib/core/errors", "next/server"],
  },
  {
    file: "lib/auth/viewer.ts",
    refused: ["@/lib/orders/queries/orders", "@/lib/http/route"],
    allowed: ["@/lib/db/client"],
  },
  {
    file: "lib/i18n/request.ts",
    refused: ["@/lib/auth/viewer"],
    allowed: [],
  },
  {
    file: "lib/core/errors.ts",
    refused: ["@/lib/i18n/routing", "@/lib/orders/rules", "@/components/ui/button"],
    allowed: ["@/lib/i18n/messages"],
  },
  {
    file: "lib/db/client.ts",
    refused: [],
    allowed: ["@/generated/prisma/client"],
  },
  {
    file: "scripts/up.mjs",
    refused: ["@/lib/core/env", "../lib/core/env.mjs"],
    allowed: ["./lib/up.mjs"],
  },
  {
    file: "scripts/lib/up.mjs",
    refused: ["../../lib/core/env.mjs"],
    allowed: ["./up.mjs"],
  },
  {
    file: "scripts/lib/demo/start-demo.mjs",
    refused: ["../../../lib/core/env.mjs"],
    allowed: ["../command/paths.mjs"],
  },
  {
    file: "middleware.ts",
    refused: ["@/lib/db/client", "@/lib/orders/service"],
    allowed: ["@/lib/auth/session"],
  },
];

/** One source per lint rule that breaks it. */
const BROKEN_RULES: [rule: string, file: string, text: string][] = [
  ["noProcessEnv", "lib/orders/service.ts", "export const url = process.env.APP_URL;"],
  ["noConsole", "lib/orders/service.ts", "console.log(1);"],
  ["noExplicitAny", "lib/orders/service.ts", "export const order: any = 1;"],
  ["noNonNullAssertion", "lib/orders/service.ts", "export const at = [1].at(0)!;"],
  ["noDefaultExport", "lib/orders/service.ts", "export default 1;"],
  ["noBarrelFile", "lib/orders/index.ts", 'export * from "./service";'],
  ["useImportType", "lib/orders/dto.ts", 'import { T } from "./t";\nexport type U = T;'],
  ["useFilenamingConvention", "lib/orders/placeOrder.ts", "export const a = 1;"],
  ["useConsistentTypeDefinitions", "lib/orders/dto.ts", "export interface Order {}"],
  ["noJsxLiterals", "components/orders/list.tsx", "export const List = () => <p>Orders</p>;"],
  ["noExcessiveLinesPerFile", "lib/orders/service.ts", "export {};\n// a\n".repeat(130)],
  ["noFloatingPromises", "lib/orders/service.ts", "async function f() {}\nf();"],
  [
    "useSortedClasses",
    "components/orders/list.tsx",
    'export const a = <p className="p-4 flex" />;',
  ],
];

/** Writes one import per line, so that a finding's line identifies it. */
function importsOf({ refused, allowed }: { refused: string[]; allowed: string[] }) {
  return [...refused, ...allowed]
    .map(
      (source, index) =>
        `import { a${index} } from "${source}";\nexport const b${index} = a${index};`,
    )
    .join("\n");
}

describe("import boundaries", () => {
  const files = Object.fromEntries(
    BOUNDARIES.map((boundary) => [boundary.file, importsOf(boundary)]),
  );
  const findings = lint(files).filter((finding) => finding.endsWith("noRestrictedImports"));

  it.each(BOUNDARIES)("make $file refuse $refused and nothing of $allowed", ({ file, refused }) => {
    const fileFindings = findings.filter((finding) => finding.startsWith(`${file}:`));

    expect(fileFindings.sort()).toEqual(
      refused.map((_, index) => `${file}:${index * 2 + 1} noRestrictedImports`).sort(),
    );
  });

  it("allow lib/core to import only the type of message keys", () => {
    const lines = filesBelow("lib/core").flatMap((file) => readText(file).split("\n"));
    const values = lines.filter((line) => /^import (?!type ).*@\/lib\/i18n/.test(line));

    expect(values).toEqual([]);
  });
});

describe("lint rules", () => {
  it.each(BROKEN_RULES)("include %s", (rule, file, text) => {
    expect(lint({ [file]: text }).join("\n")).toContain(` ${rule}`);
  });

  it("refuse an import cycle", () => {
    const cycle = {
      "lib/a/rules.ts": 'import { b } from "@/lib/b/rules";\nexport const a = () => b;',
      "lib/b/rules.ts": 'import { a } from "@/lib/a/rules";\nexport const b = () => a;',
    };

    expect(lint(cycle).join("\n")).toContain("noImportCycles");
  });
});
