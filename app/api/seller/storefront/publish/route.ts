import { command } from "@/lib/http/route";
import { publishSchema } from "@/lib/storefronts/schema";
import { publishStorefront } from "@/lib/storefronts/service";

export const POST = command(
  { roles: ["seller"], denied: "storefrontDenied", schema: publishSchema },
  publishStorefront,
);
