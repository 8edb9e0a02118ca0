-- CreateTable
CREATE TABLE "message_threads" (
    "id" SERIAL NOT NULL,
    "buyer_id" INTEGER NOT NULL,
    "seller_id" INTEGER NOT NULL,
    "product_id" INTEGER,
    "order_id" INTEGER,
    "subject" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_message_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "buyer_mailed_at" TIMESTAMPTZ(3),
    "seller_mailed_at" TIMESTAMPTZ(3),

    CONSTRAINT "message_threads_pkey" PRIMARY KEY ("id")
);

-- What was written before threads belongs to the one of its sender, seller and product.
INSERT INTO "message_threads" ("buyer_id", "seller_id", "product_id", "subject", "created_at", "last_message_at", "seller_mailed_at")
SELECT "sender_id", "seller_id", "product_id", (array_agg("subject" ORDER BY "id"))[1], min("created_at"), max("created_at"), now()
FROM "messages" GROUP BY "sender_id", "seller_id", "product_id";

ALTER TABLE "messages" ADD COLUMN "receiver_id" INTEGER, ADD COLUMN "thread_id" INTEGER;

UPDATE "messages" m SET "receiver_id" = m."seller_id", "thread_id" = t."id"
FROM "message_threads" t
WHERE t."buyer_id" = m."sender_id" AND t."seller_id" = m."seller_id" AND t."product_id" = m."product_id";

ALTER TABLE "messages"
  ALTER COLUMN "receiver_id" SET NOT NULL,
  ALTER COLUMN "thread_id" SET NOT NULL,
  DROP CONSTRAINT messages_message_length,
  DROP COLUMN "product_id",
  DROP COLUMN "seller_id";

-- CreateIndex
CREATE INDEX "message_threads_buyer_id_last_message_at_idx" ON "message_threads"("buyer_id", "last_message_at" DESC);

-- CreateIndex
CREATE INDEX "message_threads_seller_id_last_message_at_idx" ON "message_threads"("seller_id", "last_message_at" DESC);

-- CreateIndex
CREATE INDEX "message_threads_product_id_idx" ON "message_threads"("product_id");

-- CreateIndex
CREATE INDEX "message_threads_order_id_idx" ON "message_threads"("order_id");

-- CreateIndex
CREATE INDEX "messages_thread_id_created_at_idx" ON "messages"("thread_id", "created_at");

-- CreateIndex
CREATE INDEX "messages_receiver_id_created_at_idx" ON "messages"("receiver_id", "created_at" DESC);

-- AddForeignKey
ALTER TABLE "message_threads" ADD CONSTRAINT "message_threads_buyer_id_fkey" FOREIGN KEY ("buyer_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "message_threads" ADD CONSTRAINT "message_threads_seller_id_fkey" FOREIGN KEY ("seller_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "message_threads" ADD CONSTRAINT "message_threads_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "message_threads" ADD CONSTRAINT "message_threads_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "messages" ADD CONSTRAINT "messages_thread_id_fkey" FOREIGN KEY ("thread_id") REFERENCES "message_threads"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "messages" ADD CONSTRAINT "messages_receiver_id_fkey" FOREIGN KEY ("receiver_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- One thread per pair and subject matter, also when two messages come at once.
CREATE UNIQUE INDEX message_threads_subject_matter_key
  ON "message_threads" ("buyer_id", "seller_id", coalesce("product_id", 0), coalesce("order_id", 0));

-- Counting what is unread is asked on every page of somebody signed in.
CREATE INDEX messages_unread_idx ON "messages" ("receiver_id", "thread_id") WHERE "read_at" IS NULL;

ALTER TABLE "message_threads" ADD CONSTRAINT message_threads_not_to_oneself CHECK (buyer_id <> seller_id);
ALTER TABLE "messages"
  ADD CONSTRAINT messages_not_to_oneself CHECK (sender_id <> receiver_id),
  ADD CONSTRAINT messages_message_length CHECK (char_length(message) BETWEEN 1 AND 10000);
