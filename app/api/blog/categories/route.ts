import { listCategories } from "@/lib/blog/queries/posts";
import { publicQuery } from "@/lib/http/route";

export const GET = publicQuery(() => listCategories());
