import { toId } from "@/lib/core/text";
import { listReviewsOf } from "@/lib/reviews/queries";
import { read } from "@/lib/web/route";

export const GET = read<{ id: string }>(({ id }) => listReviewsOf(toId(id)));
