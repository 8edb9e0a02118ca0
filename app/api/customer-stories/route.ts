import { parsePagination } from "@/lib/core/pagination";
import { command, publicQuery } from "@/lib/http/route";
import { listStories } from "@/lib/stories/queries";
import { storySchema } from "@/lib/stories/schema";
import { submitStory } from "@/lib/stories/service";

export const GET = publicQuery((_, search) => listStories(parsePagination(search)));
export const POST = command({ schema: storySchema, status: 201 }, submitStory);
