import { listComparisons } from "@/lib/buyer-tools/queries";
import { comparisonSchema } from "@/lib/buyer-tools/schema";
import { createComparison } from "@/lib/buyer-tools/service/comparisons";
import { readAs, write } from "@/lib/web/route";

export const GET = readAs({}, listComparisons);

export const POST = write({ status: 201, schema: comparisonSchema }, createComparison);
