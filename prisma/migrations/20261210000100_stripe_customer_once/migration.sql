CREATE UNIQUE INDEX CONCURRENTLY "users_stripe_customer_id_key" ON "users" ("stripe_customer_id");
