import { listSmartWishes } from "@/lib/buyer-tools/queries";
import { wishSchema } from "@/lib/buyer-tools/schema";
import { createSmartWish } from "@/lib/buyer-tools/service/wishes";
import { readAs, write } from "@/lib/web/route";

export const GET = readAs({}, listSmartWishes);

export const POST = write({ status: 201, schema: wishSchema }, createSmartWish);
