/** Stories on a page. */
export const STORY_PAGE = 12;
