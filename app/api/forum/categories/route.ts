import { listApiCategories } from "@/lib/forum/queries/categories";
import { read } from "@/lib/web/route";

export const GET = read(listApiCategories);
