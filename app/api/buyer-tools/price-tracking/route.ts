import { listPriceAlerts } from "@/lib/buyer-tools/queries";
import { alertSchema } from "@/lib/buyer-tools/schema";
import { createPriceAlert } from "@/lib/buyer-tools/service/alerts";
import { readAs, write } from "@/lib/web/route";

export const GET = readAs({}, listPriceAlerts);

export const POST = write({ status: 201, schema: alertSchema }, createPriceAlert);
