import { listWaiting } from "@/lib/events/queries/own";
import { userQuery } from "@/lib/http/route";

export const GET = userQuery({}, listWaiting);
