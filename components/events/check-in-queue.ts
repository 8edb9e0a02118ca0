import type { CheckedIn } from "@/lib/events/dto";
import type { Guest } from "@/lib/events/queries/guests";
import type { Scan } from "./check-in-storage";

/** Result of a scanned code. `isKept`: the server has not confirmed it yet. */
export type Verdict = { code: string; answer: CheckedIn; guest: Guest | null; isKept: boolean };

/** The list with a checked-in seat; an earlier time is retained. */
export function withCheckIn(guests: Guest[], code: string, at: string): Guest[] {
  return guests.map((guest) =>
    guest.code === code ? { ...guest, checkedInAt: guest.checkedInAt ?? at } : guest,
  );
}

/** The server's list with the codes that only this device has scanned. */
export function withQueue(guests: Guest[], queue: Scan[]): Guest[] {
  return queue.reduce((list, { code, at }) => withCheckIn(list, code, at), guests);
}

/** Normalizes an entered ticket code: "z2wb hmbq 5cms" is "Z2WB-HMBQ-5CMS". */
function lettersOf(code: string) {
  return code.toUpperCase().replace(/[^A-Z0-9]/g, "");
}

/** The seat of an entered code: its own, or for the code of a ticket the ticket's next seat. */
export function seatOf(guests: Guest[], typed: string): string {
  const ticket = lettersOf(typed);
  const own = guests.filter(({ ticketCode }) => lettersOf(ticketCode) === ticket);
  const next = own.find(({ checkedInAt }) => checkedInAt === null) ?? own[0];
  return next?.code ?? typed;
}
