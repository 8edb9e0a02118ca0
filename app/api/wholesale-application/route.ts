import { readAs, write } from "@/lib/web/route";
import { getOwnWholesale } from "@/lib/wholesale/queries";
import { wholesaleSchema } from "@/lib/wholesale/schema";
import { applyForWholesale } from "@/lib/wholesale/service";

export const GET = readAs({}, getOwnWholesale);
export const POST = write({ schema: wholesaleSchema, status: 201 }, applyForWholesale);
