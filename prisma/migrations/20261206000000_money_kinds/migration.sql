-- In a migration of their own: PostgreSQL uses a new value only after the commit.
ALTER TYPE "RefundKind" ADD VALUE 'provider';
ALTER TYPE "RefundStatus" ADD VALUE 'on_hold';
ALTER TYPE "RefundStatus" ADD VALUE 'covered';
ALTER TYPE "RefundStatus" ADD VALUE 'reversed';
