"use server";

import { runAction } from "@/lib/http/action";
import { holidayChoiceSchema, holidayDateSchema } from "./schema";
import { clearHolidayDate, setHolidayDate } from "./service";

export async function setHolidayDateAction(input: unknown) {
  return runAction({ schema: holidayDateSchema, input }, setHolidayDate);
}

export async function clearHolidayDateAction(input: unknown) {
  return runAction({ schema: holidayChoiceSchema, input }, clearHolidayDate);
}
