// Loaded before a server: shifts its clock by CLOCK_SHIFT_MS.
const shift = Number(process.env.CLOCK_SHIFT_MS);
const now = Date.now.bind(Date);

class ShiftedDate extends Date {
  /** @param {ConstructorParameters<DateConstructor>} args */
  constructor(...args) {
    if (args.length > 0) super(...args);
    else super(now() + shift);
  }

  /** @override */
  static now() {
    return now() + shift;
  }
}

// The framework copies own properties of the class only, so the static methods are assigned explicitly.
const statics = { UTC: Date.UTC, parse: Date.parse };
globalThis.Date = /** @type {DateConstructor} */ (Object.assign(ShiftedDate, statics));
