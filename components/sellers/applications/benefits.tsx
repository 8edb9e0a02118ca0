import { Banknote, BookOpen, type LucideIcon, Search } from "lucide-react";
import { useTranslations } from "next-intl";

const BENEFITS: [key: "reach" | "story" | "money", icon: LucideIcon][] = [
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
