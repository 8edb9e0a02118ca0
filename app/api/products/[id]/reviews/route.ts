import { parseId } from "@/lib/core/validation/text";
import { publicQuery } from "@/lib/http/route";
import { listReviews } from "@/lib/reviews/queries";

export const GET = publicQuery<{ id: string }>(({ id }) => listReviews(parseId(id)));
