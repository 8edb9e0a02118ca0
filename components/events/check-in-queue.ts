import type { CheckedIn } from "@/lib/events/dto";
import type { Guest } from "@/lib/events/queries/guests";
import type { Scan } from "./check-in-storage";

/** Result of a scanned code. `isKept`: the server has not confirmed it yet. */
export type Verdict = { code: string; result: CheckedIn; guest: Guest | null; isQueued: boolean };

/** The list with a checked-in seat; an earlier time is retained. */
export function withCheckIn(guests: Guest[], code: string, time: string): Guest[] {
  return guests.map((guest) =>
    guest.code === code ? { ...guest, checkedInAt: guest.checkedInAt ?? time } : guest,
  );
}

/** The server's list with the codes that only this device has scanned. */
export function withQueue(guests: Guest[], queue: Scan[]): Guest[] {
  return queue.reduce((list, { code, at: time }) => withCheckIn(list, code, time), guests);
}

/** Normalizes an entered ticket code: "z2wb hmbq 5cms" is "Z2WB-HMBQ-5CMS". */
function toPlainCode(code: string) {
  return code.toUpperCase().replace(/[^A-Z0-9]/g, "");
}

/** The seat of an entered code: its own, or for the code of a ticket the ticket's next seat. */
export function seatOf(guests: Guest[], enteredCode: string): string {
  const ticket = toPlainCode(enteredCode);
  const ticketGuests = guests.filter(({ ticketCode }) => toPlainCode(ticketCode) === ticket);
  const next = ticketGuests.find(({ checkedInAt }) => checkedInAt === null) ?? ticketGuests[0];
  return next?.code ?? enteredCode;
}
