-- contract: the new rule allows all that the old one did
-- quick: checks a few thousand refunds
-- A promotion code may leave nothing to pay for a seller's goods; cancelling them gives back units and no money.
ALTER TABLE "refunds" DROP CONSTRAINT refunds_positive,
  ADD CONSTRAINT refunds_positive CHECK (seller_cents >= 0 AND fee_cents >= 0
    AND (amount_cents > 0 OR (amount_cents = 0 AND kind = 'cancellation')));
