import { listPosts } from "@/lib/forum/queries/posts";
import { postSchema } from "@/lib/forum/schema";
import { createPost } from "@/lib/forum/service/posts";
import { read, write } from "@/lib/web/route";

export const GET = read((_, search) => listPosts(search));
export const POST = write({ schema: postSchema, status: 201 }, createPost);
