import { useTranslations } from "next-intl";

import { ButtonLink } from "@/components/ui/button-link";
import { Card } from "@/components/ui/card";
import { Illustration } from "@/components/ui/illustration";
import { Hem } from "@/components/ui/weaves";

/** A link from the article to the shop. */
export function ShopTeaser() {
  const t = useTranslations("blog.shop");
  return (
    <aside>
      <Card className="overflow-hidden">
        <div className="grid h-42 place-items-center overflow-hidden bg-ground-amber">
          <Illustration src="/illustrations/cutouts/mesob.svg" width={176} height={176} />
        </div>
        <Hem weave="crafts" />
        <div className="px-5.5 pt-4.5 pb-5.5">
          <h2 className="display text-d4">{t("title")}</h2>
          <p className="mt-1.5 mb-3.5 text-muted-foreground text-sm">{t("text")}</p>
          <ButtonLink href="/shop" className="w-full">
            {t("action")}
          </ButtonLink>
        </div>
      </Card>
    </aside>
  );
}
