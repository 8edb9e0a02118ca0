import { webhookRoute } from "@/lib/http/webhook";
import { handleEvent } from "@/lib/payment-events/service/handle-event";

export const POST = webhookRoute((raw, headers) =>
  handleEvent(raw, headers.get("stripe-signature")),
);
