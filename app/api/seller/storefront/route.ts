import { command, userQuery } from "@/lib/http/route";
import { getStorefront } from "@/lib/storefronts/queries";
import { storefrontSchema } from "@/lib/storefronts/schema";
import { saveStorefront } from "@/lib/storefronts/service";

export const GET = userQuery({ roles: ["seller"], denied: "storefrontDenied" }, getStorefront);

export const POST = command(
  { roles: ["seller"], denied: "storefrontDenied", schema: storefrontSchema },
  saveStorefront,
);
