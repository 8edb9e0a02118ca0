import type { Metadata } from "next";
import { getLocale } from "next-intl/server";

import { ContinueBanner } from "@/components/accounts/continue-banner";
import { Artisan } from "@/components/home/artisan";
import { CategoryPanels } from "@/components/home/category-panels";
import { Featured } from "@/components/home/featured";
import { Hero } from "@/components/home/hero";
import { OrganizationData } from "@/components/home/organization-data";
import { Partners } from "@/components/home/partners";
import { Pitch } from "@/components/home/pitch";
import { Seasons } from "@/components/home/seasons";
import { alternateLinks } from "@/lib/i18n/alternates";

export const revalidate = 3600;

export async function generateMetadata(): Promise<Metadata> {
  return { alternates: alternateLinks("/", await getLocale()) };
}

export default function HomePage() {
  return (
    <>
      <OrganizationData />
      <ContinueBanner />
      <Hero />
      <CategoryPanels />
      <Featured />
      <Artisan />
      <Seasons />
      <Partners />
      <Pitch />
    </>
  );
}
