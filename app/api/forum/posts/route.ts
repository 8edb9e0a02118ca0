import { listPosts } from "@/lib/forum/queries/posts";
import { postSchema } from "@/lib/forum/schema";
import { createPost } from "@/lib/forum/service/posts";
import { command, publicQuery } from "@/lib/http/route";

export const GET = publicQuery((_, search) => listPosts(search));
export const POST = command({ schema: postSchema, status: 201 }, createPost);
