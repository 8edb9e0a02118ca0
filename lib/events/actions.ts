"use server";

import { runAction } from "@/lib/http/action";
import { eventSchema } from "./event-schema";
import { listGuests } from "./queries/guests";
import {
  checkInSchema,
  eventChoiceSchema,
  eventSwitchSchema,
  undoCheckInSchema,
  waitSchema,
} from "./schema";
import { cancelEvent } from "./service/cancel";
import { checkIn, undoCheckIn } from "./service/check-in";
import { saveEvent, setEventPublished } from "./service/save";
import { joinWaitingList, leaveWaitingList } from "./service/waiting-list";

export async function saveEventAction(input: unknown) {
  return runAction({ schema: eventSchema, input }, saveEvent);
}

export async function setEventPublishedAction(input: unknown) {
  return runAction({ schema: eventSwitchSchema, input }, setEventPublished);
}

export async function cancelEventAction(input: unknown) {
  return runAction({ schema: eventChoiceSchema, input }, cancelEvent);
}

export async function joinWaitingListAction(input: unknown) {
  return runAction({ schema: waitSchema, input }, joinWaitingList);
}

export async function leaveWaitingListAction(input: unknown) {
  return runAction({ schema: eventChoiceSchema, input }, leaveWaitingList);
}

export async function checkInAction(input: unknown) {
  return runAction({ schema: checkInSchema, input }, checkIn);
}

export async function undoCheckInAction(input: unknown) {
  return runAction({ schema: undoCheckInSchema, input }, undoCheckIn);
}

/** Returns the current guest list for the organizer's device. */
export async function refreshGuestsAction(input: unknown) {
  return runAction({ schema: eventChoiceSchema, input }, listGuests);
}
