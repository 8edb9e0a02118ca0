import { cookies } from "next/headers";
import { userQuery } from "@/lib/http/route";
import { getLocaleFromCookies } from "@/lib/i18n/locale-from-cookies";
import { listNotifications } from "@/lib/notifications/queries";

export const GET = userQuery({}, async (viewer) =>
  listNotifications(viewer, getLocaleFromCookies(await cookies())),
);
