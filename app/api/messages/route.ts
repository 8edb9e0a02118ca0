import { messageSchema } from "@/lib/messaging/schema";
import { sendMessage } from "@/lib/messaging/service";
import { write } from "@/lib/web/route";

export const POST = write({ schema: messageSchema, status: 201 }, sendMessage);
