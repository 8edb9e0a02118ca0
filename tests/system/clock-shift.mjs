// Loaded before a server: shifts its clock by CLOCK_SHIFT_MS.
const shift = Number(process.env.CLOCK_SHIFT_MS);
const now = Date.now.bind(Date);

class ShiftedDate extends Date {
  constructor(...args) {
    if (args.length > 0) super(...args);
    else super(now() + shift);
  }

  static now() {
    return now() + shift;
  }
}

// The framework copies own properties of the class only, so the static methods are assigned explicitly.
globalThis.Date = Object.assign(ShiftedDate, { UTC: Date.UTC, parse: Date.parse });
