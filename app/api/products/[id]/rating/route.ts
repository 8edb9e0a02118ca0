import { toId } from "@/lib/core/text";
import { getRatingOf } from "@/lib/reviews/queries";
import { read } from "@/lib/web/route";

export const GET = read<{ id: string }>(({ id }) => getRatingOf(toId(id)));
