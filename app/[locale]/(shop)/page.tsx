import type { Metadata } from "next";
import { getLocale } from "next-intl/server";

import { ReturnToBanner } from "@/components/accounts/return-to-banner";
import { ArtisanStory } from "@/components/home/artisan-story";
import { CategoryPanels } from "@/components/home/category-panels";
import { Featured } from "@/components/home/featured";
import { Hero } from "@/components/home/hero";
import { OrganizationJsonLd } from "@/components/home/organization-json-ld";
import { Partners } from "@/components/home/partners";
import { Seasons } from "@/components/home/seasons";
import { ValueProposition } from "@/components/home/value-proposition";
import { alternateLinks } from "@/lib/i18n/alternates";

export const revalidate = 3600;

export async function generateMetadata(): Promise<Metadata> {
  return { alternates: alternateLinks("/", await getLocale()) };
}

export default function HomePage() {
  return (
    <>
      <OrganizationJsonLd />
      <ReturnToBanner />
      <Hero />
      <CategoryPanels />
      <Featured />
      <ArtisanStory />
      <Seasons />
      <Partners />
      <ValueProposition />
    </>
  );
}
