import { expect, it } from "vitest";

import { seatOf } from "@/components/events/check-in-queue";

const guest = (code: string, checkedInAt: string | null) => ({
  code,
  ticketCode: "Z2WB-HMBQ-5CMS",
  name: "Hodan",
  position: 1,
  checkedInAt,
});

it.each(["Z2WB-HMBQ-5CMS", "z2wb hmbq 5cms", " z2wbhmbq5cms "])(
  "seatOf returns for the ticket code %j the next seat that is not checked in",
  (typed) => {
    expect(seatOf([guest("a", "2026-12-01T00:00:00Z"), guest("b", null)], typed)).toBe("b");
  },
);
