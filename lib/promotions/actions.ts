"use server";

import { runAction } from "@/lib/http/action";
import { promotionEndSchema, promotionSwitchSchema } from "./admin-schema";
import { endPromotion, switchPromotion } from "./service";

export async function endPromotionAction(input: unknown) {
  return runAction({ schema: promotionEndSchema, input }, endPromotion);
}

export async function switchPromotionAction(input: unknown) {
  return runAction({ schema: promotionSwitchSchema, input }, switchPromotion);
}
