import { listPosts } from "@/lib/blog/queries/posts";
import { postQuerySchema } from "@/lib/blog/schema";
import { optionalUserQuery } from "@/lib/http/route";

export const GET = optionalUserQuery((viewer, _params, search) =>
  listPosts(viewer, postQuerySchema.parse(Object.fromEntries(search))),
);
