/** Name of cached reads and responses that are invalidated together. Only this module creates tags. */
export type CacheTag = string & { readonly kind: "cache tag" };

const toTag = (name: string) => name as CacheTag;

/** The number of products per choice. */
export const ASSORTMENT_TAG = toTag("assortment");
/** All articles, their categories and tags. */
export const BLOG_TAG = toTag("blog");
/** The logo. */
export const BRAND_TAG = toTag("brand");
/** Lists, searches and facets of products. */
export const CATALOG_TAG = toTag("catalog");
export const DIRECTORY_TAG = toTag("directory");
export const EVENTS_TAG = toTag("events");
export const FORUM_TAG = toTag("forum");
export const HOLIDAYS_TAG = toTag("holidays");
/** The delivery network. */
export const LOCAL_SELLERS_TAG = toTag("local-sellers");
export const PLANS_TAG = toTag("plans");
/** The list of storefronts. */
export const STORES_TAG = toTag("stores");
/** Customer stories. */
export const STORIES_TAG = toTag("stories");

/** Returns the tag of one article. */
export const articleTag = (slug: string) => toTag(`blog:${slug}`);

/** Returns the tag of a product's page and calls. */
export const productTag = (id: number | string) => toTag(`product:${id}`);

/** Returns the tag of a product's reviews. */
export const reviewsTag = (productId: number) => toTag(`reviews:${productId}`);

/** Returns the tag of a seller's profile. */
export const sellerTag = (id: number) => toTag(`seller:${id}`);

/** Returns the tag of a storefront. */
export const storeTag = (urlSlug: string) => toTag(`store:${urlSlug}`);
