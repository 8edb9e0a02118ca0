import { db } from "@/lib/db/client";
import { PLACES } from "./content/places";

/** Seeds the local sellers of the delivery network. Existing ones are not changed. */
export async function seedPlaces() {
  const [existing, sellers] = await Promise.all([
    db.localSeller.findMany({
      where: { name: { in: PLACES.map(({ name }) => name) } },
      select: { name: true },
    }),
    db.user.findMany({
      where: { email: { in: PLACES.flatMap(({ seller }) => seller ?? []) }, role: "seller" },
      select: { id: true, email: true },
    }),
  ]);
  const names = new Set(existing.map(({ name }) => name));
  const ids = new Map(sellers.map(({ id, email }) => [email, id]));
  await db.localSeller.createMany({
    data: PLACES.filter(({ name }) => !names.has(name)).map(({ seller, ...place }) => ({
      ...place,
      sellerId: (seller === undefined ? undefined : ids.get(seller)) ?? null,
    })),
  });
}
