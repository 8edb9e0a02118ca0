import { getLocale } from "next-intl/server";

import { NotFoundScreen } from "@/components/layout/not-found-screen";

export default async function NotFound() {
  return <NotFoundScreen locale={await getLocale()} />;
}
