import { publishSchema } from "@/lib/storefronts/schema";
import { publishStorefront } from "@/lib/storefronts/service";
import { write } from "@/lib/web/route";

export const POST = write(
  { roles: ["seller"], denied: "storefrontDenied", schema: publishSchema },
  publishStorefront,
);
