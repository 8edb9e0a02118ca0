import { PHASE_PRODUCTION_SERVER } from "next/constants.js";
import createNextIntlPlugin from "next-intl/plugin";

import { env, requireProductionEnv } from "./lib/core/env.mjs";

const LOCALES = "en|so|om|am|ar";

// Pages only: no API, no framework files, no files of public/, no path that already names a language.
const page = `/:path((?!api/|_next/|uploads/|(?:${LOCALES})(?:/|$)|.*\\..*).*)`;

const securityHeaders = [
  { key: "X-Content-Type-Options", value: "nosniff" },
  { key: "X-Frame-Options", value: "DENY" },
  { key: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
  { key: "Permissions-Policy", value: "camera=(self), microphone=(), geolocation=(self)" },
  {
    key: "Content-Security-Policy",
    value: "object-src 'none'; base-uri 'self'; frame-ancestors 'none'; form-action 'self'",
  },
  ...(env.APP_URL.startsWith("https://")
    ? [{ key: "Strict-Transport-Security", value: "max-age=31536000; includeSubDomains" }]
    : []),
];

/** @type {import("next").NextConfig} */
const nextConfig = {
  agentRules: false,
  distDir: env.NEXT_DIST_DIR,
  poweredByHeader: false,
  serverExternalPackages: ["@node-rs/argon2", "@react-pdf/renderer", "@resvg/resvg-js", "sharp"],
  // What link previews and documents read from disk; nothing imports it.
  outputFileTracingIncludes: {
    "/api/orders/**": ["./node_modules/@fontsource/*/files/*-normal.woff"],
    "/api/og/**": [
      "./node_modules/@fontsource/*/files/*-normal.woff",
      "./public/{illustrations,patterns,logos}/*.svg",
    ],
  },
  experimental: { globalNotFound: true },
  async redirects() {
    return [
      { source: `/:locale(${LOCALES})`, destination: "/", permanent: true },
      { source: `/:locale(${LOCALES})/:path+`, destination: "/:path+", permanent: true },
      { source: "/products/:id", destination: "/product/:id", permanent: true },
      { source: "/sellers/:id", destination: "/seller/:id", permanent: true },
      { source: "/businesses", destination: "/business-directory", permanent: true },
      { source: "/edit-product/:id", destination: "/add-product?edit=:id", permanent: true },
    ];
  },
  async rewrites() {
    // The default language needs no middleware: the cheapest path to the static pages.
    return { beforeFiles: [{ source: page, destination: "/en/:path" }] };
  },
  async headers() {
    return [
      { source: "/:path*", headers: securityHeaders },
      // Pages depend on a cookie (the language), so no shared cache may keep them.
      {
        source: page,
        headers: [{ key: "Cache-Control", value: "private, max-age=0, must-revalidate" }],
      },
    ];
  },
};

const withNextIntl = createNextIntlPlugin({
  requestConfig: "./lib/i18n/request.ts",
  experimental: {
    createMessagesDeclaration: "./messages/en.json",
    // The browser gets compiled messages, not the compiler.
    messages: { path: "./messages", format: "json", locales: "infer", precompile: true },
  },
});

export default function config(phase) {
  if (phase === PHASE_PRODUCTION_SERVER) requireProductionEnv();
  return withNextIntl(nextConfig);
}
