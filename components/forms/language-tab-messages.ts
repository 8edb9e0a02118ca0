/** Messages of `LanguageTabs`. */
export const LANGUAGE_TAB_MESSAGES = [
  "products.story.languages",
  "products.story.notYet",
  "products.story.written",
];
