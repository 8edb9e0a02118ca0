import { handleEvent } from "@/lib/payments/service";
import { webhook } from "@/lib/web/webhook";

export const POST = webhook((raw, headers) => handleEvent(raw, headers.get("stripe-signature")));
