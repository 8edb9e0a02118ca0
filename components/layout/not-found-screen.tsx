import type { Locale } from "next-intl";
import { getTranslations } from "next-intl/server";

import { ButtonLink } from "@/components/ui/button-link";
import { Illustration } from "@/components/ui/illustration";
import { Hem } from "@/components/ui/weaves";

/** 404 page for every unknown path. */
export async function NotFoundScreen({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: "notFound" });
  return (
    <section className="wrap grid items-center gap-x-14 gap-y-8 py-8 md:grid-cols-[7fr_5fr] md:py-18">
      <div className="overflow-hidden rounded-t-lg rounded-b-[2px]">
        <Illustration
          src="/illustrations/scene-coast.svg"
          width={600}
          height={400}
          className="block w-full"
        />
        <Hem weave="books" size="lg" />
      </div>
      <div>
        <h1 className="display text-d1">{t("title")}</h1>
        <p className="mt-3 max-w-[46ch] text-lg text-muted-foreground">{t("description")}</p>
        <div className="mt-6 flex flex-wrap gap-2">
          <ButtonLink href="/shop">{t("shop")}</ButtonLink>
          <ButtonLink href="/" variant="outline">
            {t("home")}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
