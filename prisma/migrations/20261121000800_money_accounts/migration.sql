-- Accounts of the ledger. In a migration of their own: PostgreSQL uses a new value only after the commit.
ALTER TYPE "LedgerAccount" RENAME VALUE 'seller_payable' TO 'seller_pending';
ALTER TYPE "LedgerAccount" RENAME VALUE 'shipping_income' TO 'disputed_funds';
ALTER TYPE "LedgerAccount" ADD VALUE 'seller_available';
ALTER TYPE "LedgerAccount" ADD VALUE 'payouts_in_transit';
