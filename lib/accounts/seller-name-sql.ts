import { Prisma } from "@/generated/prisma/client";

/** SQL for the shop name of a seller, a row of `users` under the given alias; null without one. */
export const shopNameSql = (user: "u" | "o") =>
  Prisma.sql`(SELECT f.store_name FROM storefronts f WHERE f.seller_id = ${Prisma.raw(user)}.id)`;

/** SQL for `sellerNameOf`. */
export const sellerNameSql = (user: "u" | "o") =>
  Prisma.sql`coalesce(${shopNameSql(user)}, ${Prisma.raw(user)}.username)`;
