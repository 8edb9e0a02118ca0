-- Values in a migration of their own: they can't be used in the transaction that adds them.
ALTER TYPE "LedgerAccount" ADD VALUE 'event_proceeds';
ALTER TYPE "NotificationKind" ADD VALUE 'inventory_alert';
ALTER TYPE "NotificationKind" ADD VALUE 'event';
