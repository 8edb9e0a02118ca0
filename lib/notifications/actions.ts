"use server";

import { runAction } from "@/lib/http/action";
import { choosePreference, markRead } from "@/lib/notifications/service/notify";
import { preferenceSchema, readNotificationsSchema } from "./schema";

export async function markNotificationsReadAction(input: unknown) {
  return runAction({ schema: readNotificationsSchema, input }, markRead);
}

export async function choosePreferenceAction(input: unknown) {
  return runAction({ schema: preferenceSchema, input }, choosePreference);
}
