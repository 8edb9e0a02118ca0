"use server";

import { runAction, runPublicAction } from "@/lib/http/action";
import { type FormState, readTextFields } from "@/lib/http/form-state";
import { ticketChoiceSchema, ticketReplySchema, ticketSchema } from "./schema";
import { closeTicket, createTicket, reopenTicket, replyToTicket } from "./service";

export async function createTicketAction(input: unknown) {
  return runPublicAction({ schema: ticketSchema, input }, createTicket);
}

/** Creates a ticket through the contact form without JavaScript. */
export async function sendContactFormAction(
  _previous: FormState,
  form: FormData,
): Promise<FormState> {
  const values = readTextFields(form);
  const result = await createTicketAction(values);
  if (result.ok) return { error: null, values: {} };
  return { error: result.message, values };
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
