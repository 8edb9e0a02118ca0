import { userQuery } from "@/lib/http/route";
import { countUnread } from "@/lib/messaging/queries";

export const GET = userQuery({}, async (viewer) => ({ count: await countUnread(viewer) }));
