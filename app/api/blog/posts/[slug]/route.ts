import { getPostOrThrow } from "@/lib/blog/queries/posts";
import { read } from "@/lib/web/route";

export const GET = read(({ slug }: { slug: string }) => getPostOrThrow(slug));
