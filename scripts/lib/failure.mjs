/** A failure whose message tells a person what to do; shown without a stack. */
export class Failure extends Error {
  name = "Failure";
}
