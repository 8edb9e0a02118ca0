import { cookies } from "next/headers";

import { localeOf } from "@/lib/i18n/locale-of";
import { listNews } from "@/lib/notifications/queries";
import { readAs } from "@/lib/web/route";

export const GET = readAs({}, async (viewer) => listNews(viewer, localeOf(await cookies())));
