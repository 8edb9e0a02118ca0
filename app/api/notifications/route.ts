import { cookies } from "next/headers";
import { userQuery } from "@/lib/http/route";
import { getLocaleFromCookies } from "@/lib/i18n/locale-from-cookies";
import { listNews } from "@/lib/notifications/queries";

export const GET = userQuery({}, async (viewer) =>
  listNews(viewer, getLocaleFromCookies(await cookies())),
);
