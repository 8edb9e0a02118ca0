// Loaded before a server: its own clock is off by CLOCK_SHIFT_MS, as that of a machine that nobody has set.
const shift = Number(process.env.CLOCK_SHIFT_MS);
const now = Date.now.bind(Date);

class ShiftedDate extends Date {
  constructor(...given) {
    if (given.length > 0) super(...given);
    else super(now() + shift);
  }

  static now() {
    return now() + shift;
  }
}

// Named here, because the framework copies what a class has of its own, and not what it inherits.
globalThis.Date = Object.assign(ShiftedDate, { UTC: Date.UTC, parse: Date.parse });
