import * as z from "zod";

import { loginSchema, profileSchema, registerSchema } from "@/lib/accounts/schema";
import { count, id, nothing, textOrNull, time } from "./common-schemas";
import type { Endpoint } from "./endpoint";

const user = z
  .strictObject({
    id,
    username: z.string(),
    email: z.string(),
    role: z.enum(["buyer", "seller", "admin"]),
    firstName: textOrNull,
    lastName: textOrNull,
    phone: textOrNull,
    address: textOrNull,
    city: textOrNull,
    country: textOrNull,
    bio: textOrNull,
    profileImage: textOrNull,
    createdAt: time,
  })
  .meta({ id: "Account" });

/** The caller's account, as only its owner and admins see it. */
export const account = user;

const signedIn = z.strictObject({ user });

/** Rows as stored: the user's own, with all columns. */
const storedRows = z.array(z.record(z.string(), z.unknown()));

const EXPORTED = [
  "shopTranslations",
  "sessions",
  "passkeys",
  "orders",
  "sales",
  "products",
  "reviews",
  "wishlist",
  "messages",
  "forumPosts",
  "forumReplies",
  "stories",
  "priceAlerts",
  "smartWishes",
  "comparisonLists",
  "wholesaleApplications",
  "subscriptions",
  "inventoryAlerts",
  "bulkUpdates",
  "promotions",
  "suppliers",
  "sizeCharts",
  "monthlyReports",
  "tickets",
  "waitingLists",
  "addresses",
  "supportTickets",
  "listingRequests",
  "notifications",
] as const;

const accountExport = z.strictObject({
  account: z.strictObject({
    ...user.shape,
    showsPhone: z.boolean(),
    bioLocale: z.string(),
    locale: z.string(),
    emailVerifiedAt: time.nullable(),
    identities: z.array(
      z.strictObject({ provider: z.string(), email: textOrNull, createdAt: time }),
    ),
  }),
  storefront: z.record(z.string(), z.unknown()).nullable(),
  ...(Object.fromEntries(EXPORTED.map((name) => [name, storedRows])) as Record<
    (typeof EXPORTED)[number],
    typeof storedRows
  >),
});

const notifications = z.strictObject({
  unread: count,
  items: z.array(
    z.strictObject({
      id,
      text: z.string(),
      href: z.string(),
      isRead: z.boolean(),
      createdAt: time,
    }),
  ),
});

export const ACCOUNTS: Endpoint[] = [
  {
    method: "POST",
    path: "/api/register",
    summary: "Create an account and sign in",
    who: "anyone",
    input: registerSchema,
    example: {
      username: "Deqa Noor",
      email: "deqa.noor@example.com",
      password: "buna-qalaa",
      role: "buyer",
    },
    status: 201,
    output: signedIn,
    errors: [409, 429],
  },
  {
    method: "POST",
    path: "/api/login",
    summary:
      "Sign in. An account with two-step verification gets 403 with the error code `codeNeeded`; send `code` as well: " +
      "of the authenticator app, or a recovery code",
    who: "anyone",
    input: loginSchema,
    example: { email: "buyer@demo.com", password: "demo123", rememberMe: true },
    status: 200,
    output: signedIn,
    errors: [401, 403, 429, 503],
  },
  {
    method: "POST",
    path: "/api/logout",
    summary: "Sign out",
    who: "anyone",
    status: 200,
    output: nothing,
  },
  {
    method: "GET",
    path: "/api/me",
    summary: "The current user",
    who: "member",
    status: 200,
    output: signedIn,
  },
  {
    method: "PUT",
    path: "/api/profile",
    summary: "Update your profile",
    who: "member",
    input: profileSchema,
    example: { city: "Minneapolis", bio: "Coffee every morning, and twice on Fridays." },
    status: 200,
    output: signedIn,
    errors: [409],
  },
  {
    method: "GET",
    path: "/api/profile/export",
    summary: "Download all data of your account",
    who: "member",
    status: 200,
    output: accountExport,
  },
  {
    method: "GET",
    path: "/api/notifications",
    summary: "Your notifications",
    who: "member",
    status: 200,
    output: notifications,
  },
];
