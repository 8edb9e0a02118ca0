import { after } from "next/server";

import { confirmSandboxPayment } from "@/lib/payments/sandbox-checkout";
import { deliverSandboxEvents } from "@/lib/payments/sandbox-delivery";
import { confirmSchema } from "@/lib/payments/schema";
import { writeOpen } from "@/lib/web/route";

export const POST = writeOpen<{ id: string }, typeof confirmSchema>(
  { schema: confirmSchema },
  (input) => {
    after(deliverSandboxEvents);
    return confirmSandboxPayment(input);
  },
);
