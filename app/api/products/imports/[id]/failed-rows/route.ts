import { cookies } from "next/headers";

import { userQuery } from "@/lib/http/route";
import { getLocaleFromCookies } from "@/lib/i18n/locale-from-cookies";
import { getFailedRowsFile } from "@/lib/product-import/failed-rows-file";

export const GET = userQuery<{ id: string }>(
  { roles: ["seller"], denied: "productsDenied" },
  async (viewer, { id }) =>
    getFailedRowsFile(viewer, { id, locale: getLocaleFromCookies(await cookies()) }),
);
