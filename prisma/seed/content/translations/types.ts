import type { Locale } from "next-intl";

/** The texts in the four languages beside the one it was written in: so, om, am and ar where that is English. */
export type Translations<Text> = Partial<Record<Locale, Text>>;

/** By the product's key in content/products. */
export type ProductTranslations = Record<string, Translations<ProductText>>;

export type ProductText = {
  title: string;
  description: string;
  originStory?: string;
  culturalSignificance?: string;
  artisanBio?: string;
  makingProcess?: string;
  /** Facts of the product (content/facts). */
  ingredients?: string;
  storage?: string;
  shelfLife?: string;
};

/** By the article's slug. */
export type ArticleTranslations = Record<string, Translations<ArticleText>>;

export type ArticleText = {
  title: string;
  excerpt: string;
  /** Markdown, the whole article. */
  content: string;
};

/** By the event's English title. */
export type EventTranslations = Record<string, Translations<EventText>>;

export type EventText = { title: string; description: string };

/** By the seller's key in content/sellers. */
export type ShopTranslations = Record<string, Translations<ShopText>>;

export type ShopText = {
  /** The seller's profile. */
  bio: string;
  /** The storefront, where the seller has one (content/storefronts). */
  tagline?: string;
  description?: string;
};
