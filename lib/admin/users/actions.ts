"use server";

import { changeRole, disableUser, enableUser } from "@/lib/admin/users/service/accounts";
import { grantBadge, revokeBadge } from "@/lib/admin/users/service/badges";
import {
  exemptOrders,
  holdPayouts,
  refundOrders,
  releasePayouts,
} from "@/lib/admin/users/service/holds";
import { resetTwoStep } from "@/lib/admin/users/service/two-step";
import { runAction } from "@/lib/http/action";
import { decisionSchema, holdSchema, roleSchema, userChoiceSchema } from "./schema";

export async function changeRoleAction(input: unknown) {
  return runAction({ schema: roleSchema, input }, changeRole);
}

export async function disableUserAction(input: unknown) {
  return runAction({ schema: decisionSchema, input }, disableUser);
}

export async function enableUserAction(input: unknown) {
  return runAction({ schema: userChoiceSchema, input }, enableUser);
}

export async function holdPayoutsAction(input: unknown) {
  return runAction({ schema: holdSchema, input }, holdPayouts);
}

export async function releasePayoutsAction(input: unknown) {
  return runAction({ schema: decisionSchema, input }, releasePayouts);
}

export async function exemptOrdersAction(input: unknown) {
  return runAction({ schema: decisionSchema, input }, exemptOrders);
}

export async function refundOrdersAction(input: unknown) {
  return runAction({ schema: decisionSchema, input }, refundOrders);
}

export async function grantBadgeAction(input: unknown) {
  return runAction({ schema: decisionSchema, input }, grantBadge);
}

export async function revokeBadgeAction(input: unknown) {
  return runAction({ schema: decisionSchema, input }, revokeBadge);
}

export async function resetTwoStepAction(input: unknown) {
  return runAction({ schema: decisionSchema, input }, resetTwoStep);
}
