import type { Locale } from "next-intl";
import { COMMUNITY } from "./blog-community";
import { GUIDES } from "./blog-guides";
import { LANGUAGES } from "./blog-languages";
import { MAKERS } from "./blog-makers";
import { RECIPES } from "./blog-recipes";
import { TRADITIONS } from "./blog-traditions";

/** An ingredient: amount, name, title of the seeded product, and number of its units. */
type IngredientContent = [amount: string, name: string, product: string, units: number];

export type ArticleContent = {
  slug: string;
  /** English by default. */
  locale?: Locale;
  category: "recipes" | "makers" | "traditions" | "guides" | "community";
  /** Email address of the author. */
  author: string;
  title: string;
  excerpt: string;
  /** Markdown. */
  content: string;
  image: string;
  tags: string[];
  /** Days since its publication; negative: scheduled, null: a draft. */
  daysAgo: number | null;
  /** Number of views. */
  views: number;
  recipe?: {
    title: string;
    servings: number;
    minutes: number;
    kitchen: string;
    steps: string[];
    ingredients: IngredientContent[];
  };
};

/** The demo shop's articles, in no order. */
export const ARTICLES: ArticleContent[] = [
  ...RECIPES,
  ...TRADITIONS,
  ...GUIDES,
  ...MAKERS,
  ...COMMUNITY,
  ...LANGUAGES,
];
