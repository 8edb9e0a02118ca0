import type { CheckedIn } from "@/lib/events/dto";
import type { Guest } from "@/lib/events/queries/guests";
import type { Scan } from "./check-in-storage";

/** What the person at the door is told about a code. `isKept`: the server does not know yet. */
export type Verdict = { code: string; answer: CheckedIn; guest: Guest | null; isKept: boolean };

/** The list with a seat that came in; a time that is known stays. */
export function withCheckIn(guests: Guest[], code: string, at: string): Guest[] {
  return guests.map((guest) =>
    guest.code === code ? { ...guest, checkedInAt: guest.checkedInAt ?? at } : guest,
  );
}

/** The server's list with what only this device has read. */
export function withQueue(guests: Guest[], queue: Scan[]): Guest[] {
  return queue.reduce((list, { code, at }) => withCheckIn(list, code, at), guests);
}

/** A ticket code however it is typed: "z2wb hmbq 5cms" is "Z2WB-HMBQ-5CMS". */
function lettersOf(code: string) {
  return code.toUpperCase().replace(/[^A-Z0-9]/g, "");
}

/** What was typed as a seat: its own code, or that of the ticket, which means its next seat. */
export function seatOf(guests: Guest[], typed: string): string {
  const ticket = lettersOf(typed);
  const own = guests.filter(({ ticketCode }) => lettersOf(ticketCode) === ticket);
  const next = own.find(({ checkedInAt }) => checkedInAt === null) ?? own[0];
  return next?.code ?? typed;
}
