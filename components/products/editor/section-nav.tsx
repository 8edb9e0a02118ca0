"use client";

import { useTranslations } from "next-intl";
import type { FieldErrors } from "react-hook-form";

import type { ProductValues } from "./form-values";

type Field = keyof ProductValues;

const STORY: Field[] = [
  "originStory",
  "culturalSignificance",
  "artisanBio",
  "makingProcess",
  "translations",
];

/** The sections of the form in their order, with the fields of each. */
const SECTIONS = [
  { id: "basics", fields: ["title", "category", "locale", "description"] },
  { id: "photos", fields: ["pictures", "imageAlts"] },
  { id: "offer", fields: ["price", "stock", "options", "variants"] },
  { id: "facts", fields: ["facts"] },
  { id: "shipping", fields: ["returnPolicy", "details"] },
  { id: "story", fields: STORY },
  { id: "certificates", fields: ["certificates"] },
] as const satisfies { id: string; fields: readonly Field[] }[];

export type SectionId = (typeof SECTIONS)[number]["id"];

/** The `id` of a section's element. */
export const anchorOf = (id: SectionId) => `product-${id}`;

/** Links to the sections; one with an error is marked. */
export function SectionNav({ errors }: { errors: FieldErrors<ProductValues> }) {
  const t = useTranslations("products.sections");
  return (
    <nav aria-label={t("label")} className="mt-4 mb-6 overflow-x-auto border-b">
      <ul className="flex gap-x-5 whitespace-nowrap">
        {SECTIONS.map(({ id, fields }) => (
          <li key={id}>
            <a
              href={`#${anchorOf(id)}`}
              className="inline-flex min-h-11 items-center gap-1.5 text-muted-foreground text-sm hover:text-foreground"
            >
              {t(id)}
              {fields.some((field) => errors[field]) && (
                <span
                  role="img"
                  aria-label={t("hasError")}
                  className="size-2 rounded-full bg-destructive"
                />
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
