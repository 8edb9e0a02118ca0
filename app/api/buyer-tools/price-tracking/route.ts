import { listPriceAlerts } from "@/lib/buyer-tools/queries";
import { alertSchema } from "@/lib/buyer-tools/schema";
import { createPriceAlert } from "@/lib/buyer-tools/service/price-alerts";
import { command, userQuery } from "@/lib/http/route";

export const GET = userQuery({}, listPriceAlerts);

export const POST = command({ status: 201, schema: alertSchema }, createPriceAlert);
