import { Prisma } from "@/generated/prisma/client";

/** SQL for `sellerNameOf` of a seller, a row of `users` under the given alias. */
export const sellerNameSql = (user: "u" | "o") => Prisma.sql`coalesce(
  (SELECT f.store_name FROM storefronts f WHERE f.seller_id = ${Prisma.raw(user)}.id AND f.is_published), ${Prisma.raw(user)}.username)`;
