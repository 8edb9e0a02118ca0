import { fileURLToPath } from "node:url";

import { PHASE_PRODUCTION_SERVER } from "next/constants.js";
import { API_POLICY, staticPolicy } from "./lib/core/content-security-policy.mjs";
import { env, missingVariables, requireProductionEnv, vercel } from "./lib/core/env.mjs";
import { storageOrigins } from "./lib/core/storage-settings.mjs";
import { PAGE_PATH_SOURCE, ROUTES } from "./lib/http/route-policy.mjs";
import { DEFAULT_LOCALE, LOCALE_SOURCE } from "./lib/i18n/locales.mjs";

const page = `/:path(${PAGE_PATH_SOURCE})`;

const isSecure = env.APP_URL.startsWith("https://");

const transportHeaders = isSecure
  ? [{ key: "Strict-Transport-Security", value: "max-age=31536000; includeSubDomains" }]
  : [];

// Build assets always have the correct type.
const typeHeaders = [{ key: "X-Content-Type-Options", value: "nosniff" }];

// Headers that only affect pages. Build assets omit them to save bytes.
const pageHeaders = [
  { key: "X-Frame-Options", value: "DENY" },
  { key: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
  { key: "Cross-Origin-Opener-Policy", value: "same-origin" },
  permissions("camera=()"),
];

/**
 * The map needs the user's location; the card form's frames have their permissions by default.
 * @param {string} camera
 */
function permissions(camera) {
  const others = "microphone=(), geolocation=(self), usb=(), serial=(), hid=()";
  return { key: "Permissions-Policy", value: `${camera}, ${others}` };
}

/**
 * middleware.ts sets a stricter policy for pages rendered per request, which replaces this one.
 * @param {string} value
 */
const contentSecurity = (value) => [{ key: "Content-Security-Policy", value }];

/**
 * Whether this is the build of a deployment on Vercel that cannot serve: it lacks variables, which a deployment never
 * gets later, or its database is older (scripts/lib/build/vercel-build.mjs). Elsewhere the server refuses to start.
 */
const isNotConfigured =
  vercel.isUsed && (missingVariables(env).length > 0 || process.env.DATABASE_IS_BEHIND === "true");

/** Sends every request of such a deployment to the page that says so. */
const notConfigured = {
  source: "/:path((?!_next/|configuration$).*)",
  destination: "/configuration",
};

/** @type {import("next").NextConfig} */
const nextConfig = {
  agentRules: false,
  distDir: env.NEXT_DIST_DIR,
  poweredByHeader: false,
  typescript: { ignoreBuildErrors: env.SKIP_TYPE_CHECK },

  // `npm run dev` calls it every ten seconds.
  logging: { incomingRequests: { ignore: [/^\/api\/jobs$/] } },
  compress: false, // lib/server/compress.mjs does it, for route handlers too
  serverExternalPackages: [
    "@node-rs/argon2",
    "@react-pdf/renderer",
    "@resvg/resvg-js",
    "prom-client",
    "sharp",
    "uploadthing",
    "zipcodes", // its data is large and would be in each bundle again
  ],
  // Files that link previews and documents read from disk without an import.
  outputFileTracingIncludes: {
    "/api/ready": ["./prisma/migrations/*/migration.sql"],
    "/configuration": ["./prisma/migrations/*/migration.sql"],
    "/api/orders/**": ["./node_modules/@fontsource/*/files/*-normal.woff"],
    "/api/og/**": [
      "./node_modules/@fontsource/*/files/*-normal.woff",
      "./public/{illustrations,illustrations/cutouts,patterns,logos}/*.svg",
    ],
  },
  // Uploads in the sizes that pages show; an image on a card stays under 60 KB. No other hosts are allowed.
  images: {
    formats: ["image/webp"],
    qualities: [60],
    imageSizes: [48, 96, 144, 256, 384],
    deviceSizes: [480, 640, 800, 1080, 1280, 1600],
    localPatterns: [{ pathname: "/uploads/*", search: "" }],
    remotePatterns: [
      { protocol: "https", hostname: "utfs.io", port: "", pathname: "/f/**", search: "" },
      { protocol: "https", hostname: "*.ufs.sh", port: "", pathname: "/f/**", search: "" },
    ],
    maximumRedirects: 0,
  },
  experimental: {
    globalNotFound: true,
    // A file with products (lib/product-import/rules.ts), and the limit of a function on Vercel. Schemas limit the rest.
    serverActions: { bodySizeLimit: "4.5mb" },
  },
  async redirects() {
    return [
      { source: `/:locale(${LOCALE_SOURCE})`, destination: "/?lang=:locale", statusCode: 302 },
      { source: `/:locale(${LOCALE_SOURCE})/:path+`, destination: "/:path+", permanent: true },
      { source: "/products/:id", destination: "/product/:id", permanent: true },
      { source: "/sellers/:id", destination: "/seller/:id", permanent: true },
      { source: "/businesses", destination: "/business-directory", permanent: true },
      { source: "/edit-product/:id", destination: "/add-product?edit=:id", permanent: true },
    ];
  },
  async rewrites() {
    if (isNotConfigured) return { beforeFiles: [notConfigured] };
    // The default language skips middleware: the cheapest path to static pages.
    return {
      beforeFiles: [
        { source: "/.well-known/security.txt", destination: "/security.txt" },
        { source: page, destination: `/${DEFAULT_LOCALE}/:path` },
      ],
    };
  },
  async headers() {
    return [
      ...(transportHeaders.length > 0 ? [{ source: "/:path*", headers: transportHeaders }] : []),
      { source: "/:path((?!_next/static/).*)", headers: typeHeaders },
      { source: "/:path((?!_next/static/|illustrations/).*)", headers: pageHeaders },
      ...ROUTES.flatMap(({ path, openerPolicy }) =>
        openerPolicy
          ? [
              {
                source: path,
                headers: [{ key: "Cross-Origin-Opener-Policy", value: openerPolicy }],
              },
            ]
          : [],
      ),
      // Only the check-in page scans tickets by camera.
      {
        source: "/events",
        has: [{ type: "query", key: "checkin" }],
        headers: [permissions("camera=(self)")],
      },
      // Uploads set a stricter policy themselves, which this one would replace.
      {
        source: "/:path((?!_next/static/|illustrations/|uploads/|api/).*)",
        headers: contentSecurity(
          staticPolicy({
            isSecure,
            isDevelopment: env.NODE_ENV === "development",
            storage: storageOrigins(env),
          }),
        ),
      },
      { source: "/api/:path((?!documents/).*)", headers: contentSecurity(API_POLICY) },
      // Pages depend on a cookie (the language), so shared caches must not store them.
      {
        source: page,
        headers: [
          { key: "Cache-Control", value: "private, max-age=0, must-revalidate" },
          // middleware.ts sets another language instead.
          { key: "Content-Language", value: DEFAULT_LOCALE },
        ],
      },
    ];
  },
};

/** Adds the messages of a build. Production servers do not load the plugin with its message compiler. */
async function withMessages() {
  const { default: createNextIntlPlugin } = await import("next-intl/plugin");
  const plugin = createNextIntlPlugin({
    requestConfig: "./lib/i18n/request.ts",
    experimental: {
      createMessagesDeclaration: "./messages/en.json",
      // Browsers get compiled messages, not the compiler.
      messages: { path: "./messages", format: "json", locales: "infer", precompile: true },
    },
  });
  return plugin(nextConfig);
}

/** Cache of a server; a build caches nothing. */
const serverCache = {
  cacheMaxMemorySize: 0,
  cacheHandler: fileURLToPath(new URL("./lib/cache/next/handler.mjs", import.meta.url)),
};

/** @param {string} phase */
export default async function config(phase) {
  if (phase !== PHASE_PRODUCTION_SERVER) return withMessages();
  requireProductionEnv();
  return { ...nextConfig, ...serverCache };
}
