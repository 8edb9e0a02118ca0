import { getPostOrThrow } from "@/lib/blog/queries/posts";
import { publicQuery } from "@/lib/http/route";

export const GET = publicQuery(({ slug }: { slug: string }) => getPostOrThrow(slug));
