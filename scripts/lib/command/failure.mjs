/** A failure with instructions for the user; shown without a stack. */
export class Failure extends Error {
  /** @override */
  name = "Failure";
}
