/** Number of random cases per property; more in `npm run test:full`. */
export const PROPERTY_CASES = process.env["TEST_GATE"] === "full" ? 10_000 : 300;
