"use server";

import { runAction } from "@/lib/http/action";
import { answerSchema, ticketChoiceSchema, ticketSchema } from "./schema";
import { answerTicket, closeTicket, fileTicket, reopenTicket } from "./service";

export async function fileTicketAction(input: unknown) {
  return runAction({ schema: ticketSchema, input }, fileTicket);
}

export async function answerTicketAction(input: unknown) {
  return runAction({ schema: answerSchema, input }, answerTicket);
}

export async function closeTicketAction(input: unknown) {
  return runAction({ schema: ticketChoiceSchema, input }, closeTicket);
}

export async function reopenTicketAction(input: unknown) {
  return runAction({ schema: ticketChoiceSchema, input }, reopenTicket);
}
