import { parseId } from "@/lib/core/validation/text";
import { publicQuery } from "@/lib/http/route";
import { listReviewsOf } from "@/lib/reviews/queries";

export const GET = publicQuery<{ id: string }>(({ id }) => listReviewsOf(parseId(id)));
