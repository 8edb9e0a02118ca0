import { after } from "next/server";
import { publicCommand } from "@/lib/http/route";
import { confirmSandboxPayment } from "@/lib/payments/sandbox/checkout";
import { deliverSandboxEvents } from "@/lib/payments/sandbox/deliver-events";
import { confirmSchema } from "@/lib/payments/schema";

export const POST = publicCommand<{ id: string }, typeof confirmSchema>(
  { schema: confirmSchema },
  (input) => {
    after(deliverSandboxEvents);
    return confirmSandboxPayment(input);
  },
);
