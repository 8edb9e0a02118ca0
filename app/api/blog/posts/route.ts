import { listPosts } from "@/lib/blog/queries/posts";
import { postQuerySchema } from "@/lib/blog/schema";
import { readOpen } from "@/lib/web/route";

export const GET = readOpen((viewer, _params, search) =>
  listPosts(viewer, postQuerySchema.parse(Object.fromEntries(search))),
);
