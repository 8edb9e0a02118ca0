import { useTranslations } from "next-intl";
import { Info } from "@/components/ui/icons";

import type { ProblemGroup } from "@/lib/product-import/rules";

/** How cells were read or left empty, with the number of rows. */
export function NoteList({ notes }: { notes: ProblemGroup[] }) {
  const t = useTranslations("products.import");
  const tValidation = useTranslations("validation");
  if (notes.length === 0) return null;
  return (
    <section className="flex gap-3 rounded-lg border border-border bg-card p-4 text-sm">
      <Info aria-hidden className="size-5 shrink-0 text-muted-foreground" />
      <div className="grid min-w-0 gap-1.5">
        <h2 className="font-semibold">{t("notes.title")}</h2>
        <ul className="grid gap-1">
          {notes.map(({ key, column, heading, rows }) => (
            <li key={`${key}-${column}`}>
              {t("notes.item", {
                reason: tValidation(key),
                heading: heading ?? column,
                count: rows,
              })}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
