import { db } from "@/lib/db/client";
import { uniqueName } from "./factories";

const MIDDLE = Date.UTC(2026, 0, 1);

/**
 * Creates applications of businesses that are consecutive in the admin's inbox. The inbox is sorted by waiting time, so
 * a later call uses an earlier time: its rows precede those of earlier calls.
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
  return rows.sort((row, other) => row.id - other.id);
}

/** Returns the application of a business. */
export const findBusiness = (id: number) =>
  db.business.findUniqueOrThrow({
    where: { id },
    select: { status: true, note: true, isActive: true },
  });
