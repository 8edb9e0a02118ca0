import { randomUUID } from "node:crypto";

import type { Role, Viewer } from "@/lib/auth/viewer";
import { db } from "@/lib/db/client";

/** Returns a name with a random suffix. */
export const uniqueName = (name: string) => `${name} ${randomUUID().slice(0, 8)}`;

// Matches no password. Tests that sign in register the account.
const NO_PASSWORD = "$argon2id$v=19$m=19456,t=2,p=1$nobody$nobody";

/** Creates a user with a confirmed email address. Returns the viewer that services take. */
export async function createUser({ role }: { role: Role }): Promise<Viewer> {
  const name = `${role} ${randomUUID().slice(0, 8)}`;
  const user = await db.user.create({
    data: {
      username: name,
      email: `${name.replace(" ", ".")}@example.com`,
      passwordHash: NO_PASSWORD,
      role,
      emailVerifiedAt: new Date(),
    },
  });
  return {
    id: user.id,
    username: name,
    role,
    sessionId: "test",
    isEmailVerified: true,
    isPasswordRecent: true,
    hasSecondFactor: role === "admin",
  };
}

/** Creates a user whose account is old enough for reports to count. */
export async function createTrustedUser(role: Role = "buyer"): Promise<Viewer> {
  const viewer = await createUser({ role });
  const createdAt = new Date(Date.now() - 8 * 86_400_000);
  await db.user.update({ where: { id: viewer.id }, data: { createdAt } });
  return viewer;
}

type ProductValues = Partial<{
  seller: Pick<Viewer, "id">;
  title: string;
  priceCents: number;
  stock: number;
  category: "coffee" | "textiles" | "spices" | "crafts";
  isActive: boolean;
  moderationStatus: "pending" | "approved" | "rejected";
}>;

/** Creates a product on sale: approved, active, ten units at $12.50, with its first stock movement. */
export async function createProduct({ seller, ...values }: ProductValues = {}) {
  const { stock = 10, ...rest } = values;
  return db.product.create({
    data: {
      title: "Harar coffee",
      description: "Dry-processed beans from the hills around Harar.",
      priceCents: 1250,
      category: "coffee",
      imageUrl: "/illustrations/coffee-bag.svg",
      moderationStatus: "approved",
      stock,
      sellerId: (seller ?? (await createUser({ role: "seller" }))).id,
      ...rest,
      movements: { create: { reason: "initial", delta: stock } },
    },
  });
}
