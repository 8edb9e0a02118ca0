import { useTranslations } from "next-intl";
import { Banknote, BookOpen, type IconComponent, Search } from "@/components/ui/icons";

const BENEFITS: [key: "reach" | "story" | "money", icon: IconComponent][] = [
  ["reach", Search],
  ["story", BookOpen],
  ["money", Banknote],
];

export function Benefits() {
  const t = useTranslations("sellerApplications.benefits");
  return (
    <section aria-labelledby="benefits">
      <h2 id="benefits" className="sr-only">
        {t("title")}
      </h2>
      <ul className="grid gap-6 md:grid-cols-3 md:gap-10">
        {BENEFITS.map(([key, Icon]) => (
          <li key={key} className="flex gap-3.5">
            <Icon aria-hidden className="mt-0.5 size-6 text-brand-ink" />
            <div>
              <h3 className="font-semibold text-lg">{t(key)}</h3>
              <p className="mt-1 text-muted-foreground">{t(`${key}Text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
