import { listSmartWishes } from "@/lib/buyer-tools/queries";
import { smartWishSchema } from "@/lib/buyer-tools/schema";
import { createSmartWish } from "@/lib/buyer-tools/service/smart-wishes";
import { command, userQuery } from "@/lib/http/route";

export const GET = userQuery({}, listSmartWishes);

export const POST = command({ status: 201, schema: smartWishSchema }, createSmartWish);
