import { getStorefront } from "@/lib/storefronts/queries";
import { storefrontSchema } from "@/lib/storefronts/schema";
import { saveStorefront } from "@/lib/storefronts/service";
import { readAs, write } from "@/lib/web/route";

export const GET = readAs({ roles: ["seller"], denied: "storefrontDenied" }, getStorefront);

export const POST = write(
  { roles: ["seller"], denied: "storefrontDenied", schema: storefrontSchema },
  saveStorefront,
);
