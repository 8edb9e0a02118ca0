import "server-only";

import { writeAudit } from "@/lib/audit/service";
import { requireAdmin } from "@/lib/auth/access";
import type { Viewer } from "@/lib/auth/viewer";
import { invalidateTags } from "@/lib/cache/invalidation-context";
import { HOLIDAYS_TAG } from "@/lib/cache/tags";
import { DomainError } from "@/lib/core/errors";
import { type Tx, withTx } from "@/lib/db/client";
import type { HolidayChoice, HolidayDateInput } from "./schema";

/** Sets the date of a holiday in a year, instead of the computed one. @throws DomainError forbidden */
export async function setHolidayDate(viewer: Viewer, input: HolidayDateInput) {
  const admin = requireAdmin(viewer);
  const { holiday, year, day } = input;
  await withTx(async (tx) => {
    const before = await lockDate(tx, { holiday, year });
    const date = new Date(`${day}T00:00:00Z`);
    await tx.holidayDate.upsert({
      where: { holiday_year: { holiday, year } },
      create: { holiday, year, day: date },
      update: { day: date },
    });
    await writeAudit(tx, {
      actorId: admin.id,
      action: "holiday.set",
      subjectType: "holiday",
      subjectId: year,
      before: { holiday, day: before },
      after: { holiday, day },
    });
    invalidateTags(HOLIDAYS_TAG);
  });
}

/** Resets a holiday to its computed date. @throws DomainError forbidden, notFound (no date is set) */
export async function clearHolidayDate(viewer: Viewer, { holiday, year }: HolidayChoice) {
  const admin = requireAdmin(viewer);
  await withTx(async (tx) => {
    const before = await lockDate(tx, { holiday, year });
    const { count } = await tx.holidayDate.deleteMany({ where: { holiday, year } });
    if (count === 0) throw new DomainError("notFound", "holidayNotSet");
    await writeAudit(tx, {
      actorId: admin.id,
      action: "holiday.cleared",
      subjectType: "holiday",
      subjectId: year,
      before: { holiday, day: before },
      after: { holiday, day: null },
    });
    invalidateTags(HOLIDAYS_TAG);
  });
}

/** The date set by an admin, such as "2026-03-20". */
async function lockDate(tx: Tx, { holiday, year }: HolidayChoice) {
  const [row] = await tx.$queryRaw<{ day: string }[]>`
    SELECT to_char(day, 'YYYY-MM-DD') AS day FROM holiday_dates
    WHERE holiday = ${holiday} AND year = ${year} FOR UPDATE`;
  return row?.day ?? null;
}
