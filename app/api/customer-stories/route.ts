import { parseSpan } from "@/lib/core/paging";
import { listStories } from "@/lib/stories/queries";
import { storySchema } from "@/lib/stories/schema";
import { tellStory } from "@/lib/stories/service";
import { read, write } from "@/lib/web/route";

export const GET = read((_, search) => listStories(parseSpan(search)));
export const POST = write({ schema: storySchema, status: 201 }, tellStory);
