"use server";

import { runAction } from "@/lib/http/action";
import { holdPayouts, keepOrders, refundOrders, releasePayouts } from "./holds";
import { disableSchema, roleSchema, userChoiceSchema } from "./schema";
import { changeRole, disableUser, enableUser } from "./service";

export async function changeRoleAction(input: unknown) {
  return runAction({ schema: roleSchema, input }, changeRole);
}

export async function disableUserAction(input: unknown) {
  return runAction({ schema: disableSchema, input }, disableUser);
}

export async function enableUserAction(input: unknown) {
  return runAction({ schema: userChoiceSchema, input }, enableUser);
}

export async function holdPayoutsAction(input: unknown) {
  return runAction({ schema: disableSchema, input }, holdPayouts);
}

export async function releasePayoutsAction(input: unknown) {
  return runAction({ schema: disableSchema, input }, releasePayouts);
}

export async function keepOrdersAction(input: unknown) {
  return runAction({ schema: disableSchema, input }, keepOrders);
}

export async function refundOrdersAction(input: unknown) {
  return runAction({ schema: disableSchema, input }, refundOrders);
}
