import * as z from "zod";
import "@/lib/core/validation/zod-config";

export const COMMUNITY_TABS = ["forum", "stories", "organizations"] as const;

export type CommunityTab = (typeof COMMUNITY_TABS)[number];

/** `?tab=` of /community; anything unknown is the forum. */
export const communityTabSchema = z.object({ tab: z.enum(COMMUNITY_TABS).catch("forum") });

/** `?page=` of the stories. */
export const storiesSearchSchema = z.object({
  page: z.coerce.number().int().min(1).max(5_000).catch(1),
});
