/** Maximum drafts of a seller. */
export const MAX_DRAFTS = 50;

/** Maximum characters of a draft as JSON. */
export const MAX_DRAFT_LENGTH = 150_000;
