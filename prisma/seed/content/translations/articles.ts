import { COMMUNITY_AM } from "./articles/community-am";
import { COMMUNITY_AR } from "./articles/community-ar";
import { COMMUNITY_OM } from "./articles/community-om";
import { COMMUNITY_SO } from "./articles/community-so";
import { GUIDES_AM } from "./articles/guides-am";
import { GUIDES_AR } from "./articles/guides-ar";
import { GUIDES_OM } from "./articles/guides-om";
import { GUIDES_SO } from "./articles/guides-so";
import { LANGUAGES_AM } from "./articles/languages-am";
import { LANGUAGES_EN } from "./articles/languages-en";
import { LANGUAGES_SO } from "./articles/languages-so";
import { MAKERS_AM } from "./articles/makers-am";
import { MAKERS_AR } from "./articles/makers-ar";
import { MAKERS_OM } from "./articles/makers-om";
import { MAKERS_SO } from "./articles/makers-so";
import { RECIPES_AM } from "./articles/recipes-am";
import { RECIPES_AR } from "./articles/recipes-ar";
import { RECIPES_OM } from "./articles/recipes-om";
import { RECIPES_SO } from "./articles/recipes-so";
import { TRADITIONS_AM } from "./articles/traditions-am";
import { TRADITIONS_AR } from "./articles/traditions-ar";
import { TRADITIONS_OM } from "./articles/traditions-om";
import { TRADITIONS_SO } from "./articles/traditions-so";
import { byKey } from "./by-key";
import type { ArticleTranslations } from "./types";

export const ARTICLE_TRANSLATIONS: ArticleTranslations = byKey({
  en: LANGUAGES_EN,
  so: {
    ...COMMUNITY_SO,
    ...GUIDES_SO,
    ...LANGUAGES_SO,
    ...MAKERS_SO,
    ...RECIPES_SO,
    ...TRADITIONS_SO,
  },
  om: { ...COMMUNITY_OM, ...GUIDES_OM, ...MAKERS_OM, ...RECIPES_OM, ...TRADITIONS_OM },
  am: {
    ...COMMUNITY_AM,
    ...GUIDES_AM,
    ...LANGUAGES_AM,
    ...MAKERS_AM,
    ...RECIPES_AM,
    ...TRADITIONS_AM,
  },
  ar: { ...COMMUNITY_AR, ...GUIDES_AR, ...MAKERS_AR, ...RECIPES_AR, ...TRADITIONS_AR },
});
