import { listWaiting } from "@/lib/events/queries/own";
import { readAs } from "@/lib/web/route";

export const GET = readAs({}, listWaiting);
