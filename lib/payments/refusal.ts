/**
 * A definite refusal: the provider understood the call and moved nothing. Anything else that goes wrong has an unknown
 * outcome and may be repeated with the same key only.
 */
export class ProviderRefusal extends Error {
  override readonly name = "ProviderRefusal";

  /** @param code the provider's word for it, such as "account_closed" */
  constructor(readonly code: string) {
    super(`refused by the payment provider: ${code}`);
  }
}
