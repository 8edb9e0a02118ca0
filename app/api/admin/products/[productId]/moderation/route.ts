import { command } from "@/lib/http/route";
import { productModerationSchema } from "@/lib/moderation/schema";
import { moderateProduct } from "@/lib/moderation/service/products";

export const PUT = command({ schema: productModerationSchema, roles: ["admin"] }, moderateProduct);
