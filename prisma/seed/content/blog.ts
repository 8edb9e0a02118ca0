import { COMMUNITY } from "./blog-community";
import { GUIDES } from "./blog-guides";
import { LANGUAGES } from "./blog-languages";
import { MAKERS } from "./blog-makers";
import { RECIPES } from "./blog-recipes";
import { TRADITIONS } from "./blog-traditions";

/** An ingredient: amount, name, the title of the seeded product that it is, and pieces of it. */
type IngredientContent = [amount: string, name: string, product: string, pieces: number];

export type ArticleContent = {
  slug: string;
  category: "recipes" | "makers" | "traditions" | "guides" | "community";
  /** The e-mail of who wrote it. */
  author: string;
  title: string;
  excerpt: string;
  /** Markdown. */
  content: string;
  image: string;
  tags: string[];
  /** Days since it is to be read; below zero it is to come, null is a draft. */
  daysAgo: number | null;
  /** How often it was opened in the demo market. */
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

/** The demo market's articles, in no order. */
export const ARTICLES: ArticleContent[] = [
  ...RECIPES,
  ...TRADITIONS,
  ...GUIDES,
  ...MAKERS,
  ...COMMUNITY,
  ...LANGUAGES,
];
