-- A user has one customer at Stripe, so that credit and cards are not lost with a subscription.
ALTER TABLE "users" ADD COLUMN "stripe_customer_id" TEXT;
-- An upgrade that the card did not pay: the next attempt needs another idempotency key.
ALTER TABLE "subscriptions" ADD COLUMN "declined_changes" INTEGER NOT NULL DEFAULT 0;
