import { listWaiting } from "@/lib/events/queries/mine";
import { userQuery } from "@/lib/http/route";

export const GET = userQuery({}, listWaiting);
