-- A cardholder's dispute about tickets: while it is open nothing of the purchase is refunded.
ALTER TABLE "ticket_purchases"
  ADD COLUMN "dispute_id" TEXT,
  ADD COLUMN "dispute_status" "DisputeStatus",
  ADD COLUMN "disputed_cents" INTEGER;
