import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";

import { ListView } from "@/components/buyer-tools/list-view";
import { ToolsView } from "@/components/buyer-tools/tools-view";
import { LoginRequired } from "@/components/layout/login-required";
import { PageMessages } from "@/components/layout/page-messages";
import { getViewer } from "@/lib/auth/viewer";
import { getComparison } from "@/lib/buyer-tools/queries";
import { toolsQuerySchema } from "@/lib/buyer-tools/schema";
import { brandPreview } from "@/lib/link-previews/metadata";

type Props = PageProps<"/[locale]/buyer-tools">;

// Depends on the viewer.
export const dynamic = "force-dynamic";

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { list: id } = toolsQuerySchema.parse(await searchParams);
  const [t, locale] = await Promise.all([getTranslations("buyerTools"), getLocale()]);
  const list = id === null ? null : await getComparison(await getViewer(), id);
  const title = list?.name ?? t("title");
  const description = list?.description || t("lead");
  return { title, description, robots: { index: false }, ...brandPreview(locale, title) };
}

export default async function BuyerToolsPage({ searchParams }: Props) {
  const query = toolsQuerySchema.parse(await searchParams);
  const viewer = await getViewer();
  const list = query.list === null ? null : await getComparison(viewer, query.list);
  if (query.list !== null && !list) notFound();
  if (!list && !viewer) return <LoginRequired area="buyerTools" />;
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-6 py-8 md:py-10">
      <PageMessages namespaces={["buyerTools", "validation"]}>
        {list && <ListView list={list} />}
        {!list && viewer && <ToolsView viewer={viewer} query={query} />}
      </PageMessages>
    </div>
  );
}
