-- A downgrade takes effect when the period ends; periods keep the day of the month on which the plan began.
ALTER TABLE "subscriptions" ADD COLUMN "next_plan_id" INTEGER;
ALTER TABLE "subscriptions" ADD COLUMN "next_interval" "BillingInterval";
ALTER TABLE "subscriptions" ADD COLUMN "anchor_at" TIMESTAMPTZ(3);
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_next_plan_id_fkey"
  FOREIGN KEY ("next_plan_id") REFERENCES "plans"("id") ON DELETE RESTRICT ON UPDATE CASCADE NOT VALID;
