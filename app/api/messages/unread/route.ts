import { countUnread } from "@/lib/messaging/queries";
import { readAs } from "@/lib/web/route";

export const GET = readAs({}, async (viewer) => ({ count: await countUnread(viewer) }));
