import { webhookRoute } from "@/lib/http/webhook";
import { handleEvent } from "@/lib/payments/service/events";

export const POST = webhookRoute((raw, headers) =>
  handleEvent(raw, headers.get("stripe-signature")),
);
