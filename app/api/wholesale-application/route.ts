import { command, userQuery } from "@/lib/http/route";
import { getMyWholesale } from "@/lib/wholesale/queries";
import { wholesaleSchema } from "@/lib/wholesale/schema";
import { applyForWholesale } from "@/lib/wholesale/service";

export const GET = userQuery({}, getMyWholesale);
export const POST = command({ schema: wholesaleSchema, status: 201 }, applyForWholesale);
