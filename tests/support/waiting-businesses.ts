import { db } from "@/lib/db/client";
import { uniqueName } from "./factories";

const MIDDLE = Date.UTC(2026, 0, 1);

/**
 * Applications of businesses that follow each other in the inbox of the admins. The longest waiting stand first there,
 * so a later call takes an earlier moment: its rows stand before all of earlier calls, with none of others in between.
 */
export async function createWaitingBusinesses(count: number) {
  const name = uniqueName("Kitchen");
  const createdAt = new Date(2 * MIDDLE - Date.now());
  const rows = await db.business.createManyAndReturn({
    data: Array.from({ length: count }, (_, at) => ({
      name: `${name} ${at + 1}`,
      description: "Goat and rice, and a family room upstairs.",
      category: "restaurants",
      address: "420 Cedar Ave, Minneapolis",
      phone: "612 555 0100",
      email: `${name.replace(" ", ".")}.${at + 1}@example.com`.toLowerCase(),
      createdAt,
    })),
    select: { id: true, name: true, email: true },
  });
  return rows.sort((one, other) => one.id - other.id);
}

/** The application of a business as it stands. */
export const findBusiness = (id: number) =>
  db.business.findUniqueOrThrow({
    where: { id },
    select: { status: true, note: true, isActive: true },
  });
