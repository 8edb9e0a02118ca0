-- In a migration of its own: PostgreSQL uses a new value only after the commit.
ALTER TYPE "AccountTokenKind" ADD VALUE 'seller_invitation';
