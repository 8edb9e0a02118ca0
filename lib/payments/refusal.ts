/**
 * Definite refusal: the provider processed the call and moved no money. Any other error has an unknown outcome, so the
 * call may only be repeated with the same key.
 */
export class ProviderRefusal extends Error {
  override readonly name = "ProviderRefusal";

  /** @param code the provider's error code, such as "account_closed" */
  constructor(readonly code: string) {
    super(`refused by the payment provider: ${code}`);
  }
}
