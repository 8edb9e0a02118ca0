import { listApiCategories } from "@/lib/forum/queries/categories";
import { publicQuery } from "@/lib/http/route";

export const GET = publicQuery(listApiCategories);
