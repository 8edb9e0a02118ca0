import { command } from "@/lib/http/route";
import { messageSchema } from "@/lib/messaging/schema";
import { sendMessage } from "@/lib/messaging/service";

export const POST = command({ schema: messageSchema, status: 201 }, sendMessage);
