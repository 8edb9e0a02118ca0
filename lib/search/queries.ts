import "server-only";

import { CATEGORIES, CATEGORY_SLUGS } from "@/lib/catalog/categories";
import { findIds } from "@/lib/catalog/find";
import { allOf, LIVE } from "@/lib/catalog/search-sql";
import { db } from "@/lib/core/db";
import type { Suggestion } from "./dto";
import { fold } from "./fold";
import { planSearch, type SearchPlan } from "./plan";
import { SUGGEST_FROM, SUGGESTION_LIMIT } from "./rules";
import type { Unit } from "./vocabulary";

/** A category's scene stands as its picture. */
const SCENES = {
  coffee: "/illustrations/jebena.svg",
  textiles: "/illustrations/shemma.svg",
  spices: "/illustrations/spices.svg",
  crafts: "/illustrations/mesob.svg",
} as const;

/** Of very many products, so many of the best sold are looked at for the best fit. */
const RANKED = 40;

/** At most five for what was typed so far, categories first; none below two letters. */
export async function listSuggestions(typed: string): Promise<Suggestion[]> {
  if (typed.trim().length < SUGGEST_FROM) return [];
  const plan = await planSearch(typed, RANKED);
  if (!plan || plan.isMiss) return [];
  const categories = findCategories(plan.units);
  const products = await findProducts(plan, SUGGESTION_LIMIT - categories.length);
  return [...categories, ...products.map((row): Suggestion => ({ ...row, type: "product" }))];
}

async function findProducts(plan: SearchPlan, limit: number) {
  const wanted = { where: allOf([LIVE, plan.where]), sort: "relevance", words: plan } as const;
  const ids = await findIds(wanted, { limit, offset: 0 });
  return db.$queryRaw<Omit<Suggestion, "type">[]>`
    SELECT p.id, p.title, u.username AS subtitle, p.image_url AS "imageUrl"
    FROM unnest(${ids}::int[]) WITH ORDINALITY AS found (id, place)
    JOIN products p USING (id) JOIN users u ON u.id = p.seller_id ORDER BY place`;
}

function findCategories(units: Unit[]): Suggestion[] {
  const found = CATEGORY_SLUGS.filter((slug) => {
    const name = ` ${fold(CATEGORIES[slug])}`;
    return (
      units.length > 0 &&
      units.every((unit) => unit.some(({ words }) => name.includes(` ${words}`)))
    );
  });
  return found.map((slug) => {
    return {
      id: slug,
      title: CATEGORIES[slug],
      subtitle: "",
      imageUrl: SCENES[slug],
      type: "category",
    };
  });
}
