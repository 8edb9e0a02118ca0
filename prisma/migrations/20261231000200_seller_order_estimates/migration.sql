-- The delivery estimate that the buyer saw. It does not change when the seller moves or goes on vacation later.
ALTER TABLE order_parts ADD COLUMN arrives_from date, ADD COLUMN arrives_to date;

ALTER TABLE order_parts ADD CONSTRAINT order_parts_arrives CHECK (
  (arrives_from IS NULL) = (arrives_to IS NULL) AND arrives_from <= arrives_to) NOT VALID;
ALTER TABLE order_parts VALIDATE CONSTRAINT order_parts_arrives;

-- Orders on their way get the longest estimate: 3 processing days, then 7 to 21 days.
UPDATE order_parts
SET arrives_from = (paid_at AT TIME ZONE 'America/Chicago')::date + 8,
  arrives_to = (paid_at AT TIME ZONE 'America/Chicago')::date + 26
WHERE status IN ('paid', 'shipped') AND paid_at IS NOT NULL;
