"use server";

import * as z from "zod";

import { runAction } from "@/lib/http/action";
import { listOwnVariants } from "./queries";
import { offerEditSchema } from "./schema";
import { setOffer } from "./service";

const variantsSchema = z.object({ productId: z.number().int().positive().max(2_147_483_647) });

export async function setOfferAction(input: unknown) {
  return runAction({ schema: offerEditSchema, input }, setOffer);
}

export async function listOwnVariantsAction(input: unknown) {
  return runAction({ schema: variantsSchema, input }, listOwnVariants);
}
