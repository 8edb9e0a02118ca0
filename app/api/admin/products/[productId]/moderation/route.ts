import { productModerationSchema } from "@/lib/moderation/schema";
import { moderateProduct } from "@/lib/moderation/service/products";
import { write } from "@/lib/web/route";

export const PUT = write({ schema: productModerationSchema, roles: ["admin"] }, moderateProduct);
