"use client";

import { useTranslations } from "next-intl";

import { Banner } from "@/components/ui/banner";
import { businessPath } from "@/lib/directory/rules";
import type { Alike } from "./use-duplicate-check";

/** Listed businesses with a similar name; a hint that does not block sending. */
export function DuplicateHint({ alike }: { alike: Alike[] }) {
  const t = useTranslations("directory.form");
  if (alike.length === 0) return null;
  return (
    <Banner tone="info" title={t("duplicates", { count: alike.length })}>
      <ul className="my-1 grid">
        {alike.map(({ id, name, address }) => (
          <li key={id}>
            <a href={businessPath(id)} target="_blank" rel="noopener" className="link py-1">
              <bdi>{name}</bdi>
            </a>
            {", "}
            <bdi>{address}</bdi>
          </li>
        ))}
      </ul>
      <p>{t("duplicatesText")}</p>
    </Banner>
  );
}
