import { listComparisons } from "@/lib/buyer-tools/queries";
import { comparisonSchema } from "@/lib/buyer-tools/schema";
import { createComparison } from "@/lib/buyer-tools/service/comparisons";
import { command, userQuery } from "@/lib/http/route";

export const GET = userQuery({}, listComparisons);

export const POST = command({ status: 201, schema: comparisonSchema }, createComparison);
