import type { Locale } from "next-intl";

import { TRANSLATABLE_FACTS } from "@/lib/products/facts/rules";
import { FACTS } from "../facts";
import { FACTS_AM } from "./facts/am";
import { FACTS_AR } from "./facts/ar";
import { FACTS_OM } from "./facts/om";
import { FACTS_SO } from "./facts/so";
import type { ProductText } from "./types";

const PHRASES: Partial<Record<Locale, Record<string, string>>> = {
  so: FACTS_SO,
  om: FACTS_OM,
  am: FACTS_AM,
  ar: FACTS_AR,
};

/** Returns the texts of products in one language with the translations of their facts. */
export function withFacts(
  locale: Locale,
  texts: Record<string, ProductText>,
): Record<string, ProductText> {
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, { ...text, ...factsIn(locale, key) }]),
  );
}

function factsIn(locale: Locale, key: string) {
  const facts = FACTS[key]?.facts ?? {};
  const entries = TRANSLATABLE_FACTS.flatMap((fact) => {
    const phrase = PHRASES[locale]?.[facts[fact] ?? ""];
    return phrase ? [[fact, phrase]] : [];
  });
  return Object.fromEntries(entries);
}
