import type { Call, Fault } from "../../support/fake-stripe-money";
import type { randomOf } from "../random.mjs";

type Random = ReturnType<typeof randomOf>;

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** Hours of an outage in which responses are lost: longer than the provider stores a key. */
const OUTAGE_HOURS = 30;

const REFUSALS = [
  { status: 400, code: "balance_insufficient" },
  { status: 400, code: "account_invalid" },
  { status: 403, code: "account_closed" },
];

/** Draws the fault of each call: some are refused or lost, and every second week has an outage. */
export function createFaults(random: Random) {
  const counts = { refused: 0, lost: 0 };
  let [start, now, isUndisturbed] = [0, 0, false];

  const isOutage = () => {
    const since = (now - start) % (14 * DAY_MS);
    return since > DAY_MS && since < DAY_MS + OUTAGE_HOURS * HOUR_MS;
  };

  function lose(): Fault {
    counts.lost += 1;
    return random.chance(0.5) ? "lostAfter" : "lostBefore";
  }

  function refuse({ resource }: Call): Fault {
    if (random.chance(0.02)) return { status: 409, code: "lock_timeout" };
    if (resource === "reversals" || !random.chance(0.03)) return null;
    counts.refused += 1;
    return random.pick(REFUSALS);
  }

  function draw(call: Call): Fault {
    if (isUndisturbed) return null;
    return random.chance(isOutage() ? 0.9 : 0.06) ? lose() : refuse(call);
  }

  return {
    counts,
    draw,
    begin(at: Date) {
      start = at.getTime();
    },
    tick(at: Date) {
      now = at.getTime();
    },
    /** Ends all faults. */
    calm() {
      isUndisturbed = true;
    },
  };
}

export type Faults = ReturnType<typeof createFaults>;
