import type { Metadata } from "next";
import { notFound } from "next/navigation";

import { shopMetadata } from "@/components/shop/shop-metadata";
import { ShopResults } from "@/components/shop/shop-results";
import { filterFromSlug } from "@/lib/shop/static-lists";

type Props = PageProps<"/[locale]/shop/[list]">;

export const revalidate = 3600;

export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const filter = filterFromSlug((await params).list);
  return filter ? shopMetadata(filter) : {};
}

/** /shop with a query of few possible values: middleware names the list, which is cached as a static page. */
export default async function ShopListPage({ params }: Props) {
  const filter = filterFromSlug((await params).list);
  if (!filter) notFound();
  return <ShopResults filter={filter} />;
}
