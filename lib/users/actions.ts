"use server";

import { runAction } from "@/lib/web/action";
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
