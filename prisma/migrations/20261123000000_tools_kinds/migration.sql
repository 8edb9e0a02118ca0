-- A value of its own migration: it can't be used in the transaction that adds it.
ALTER TYPE "NotificationKind" ADD VALUE 'price_alert';
