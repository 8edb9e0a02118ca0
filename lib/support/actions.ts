"use server";

import { runAction } from "@/lib/http/action";
import { ticketChoiceSchema, ticketReplySchema, ticketSchema } from "./schema";
import { closeTicket, createTicket, reopenTicket, replyToTicket } from "./service";

export async function createTicketAction(input: unknown) {
  return runAction({ schema: ticketSchema, input }, createTicket);
}

export async function replyToTicketAction(input: unknown) {
  return runAction({ schema: ticketReplySchema, input }, replyToTicket);
}

export async function closeTicketAction(input: unknown) {
  return runAction({ schema: ticketChoiceSchema, input }, closeTicket);
}

export async function reopenTicketAction(input: unknown) {
  return runAction({ schema: ticketChoiceSchema, input }, reopenTicket);
}
