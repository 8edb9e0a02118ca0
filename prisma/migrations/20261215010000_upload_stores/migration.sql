-- CreateEnum
CREATE TYPE "UploadStore" AS ENUM ('disk', 's3', 'uploadThing');

-- AlterTable
ALTER TABLE "uploads" ADD COLUMN     "store" "UploadStore" NOT NULL DEFAULT 'disk';

-- Keys of UploadThing have no ending; keys on the disk have one.
UPDATE uploads SET store = 'uploadThing' WHERE key !~ '^[A-Za-z0-9_-]{22}\.(webp|pdf)$';

-- Servers of the previous version insert rows of UploadThing without a store.
CREATE FUNCTION set_upload_store() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.store = 'disk' AND NEW.key !~ '^[A-Za-z0-9_-]{22}\.(webp|pdf)$' THEN
    NEW.store := 'uploadThing';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER uploads_store BEFORE INSERT ON uploads FOR EACH ROW EXECUTE FUNCTION set_upload_store();

-- CreateTable
CREATE TABLE "pending_uploads" (
    "id" SERIAL NOT NULL,
    "owner_id" INTEGER NOT NULL,
    "kind" "UploadKind" NOT NULL,
    "store" "UploadStore" NOT NULL,
    "key" TEXT NOT NULL,
    "raw_key" TEXT,
    "type" TEXT,
    "bytes" INTEGER,
    "admitted_at" TIMESTAMPTZ(3),
    "upload_id" INTEGER,
    "is_discarded" BOOLEAN NOT NULL DEFAULT false,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "claimed_until" TIMESTAMPTZ(3),
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "pending_uploads_pkey" PRIMARY KEY ("id"),
    CONSTRAINT pending_uploads_declared CHECK (raw_key IS NULL OR (type IS NOT NULL AND bytes > 0))
);

-- CreateIndex
CREATE UNIQUE INDEX "pending_uploads_key_key" ON "pending_uploads"("key");

-- CreateIndex
CREATE UNIQUE INDEX "pending_uploads_raw_key_key" ON "pending_uploads"("raw_key");

-- CreateIndex
CREATE INDEX "pending_uploads_owner_id_idx" ON "pending_uploads"("owner_id");

-- CreateIndex
CREATE INDEX "pending_uploads_upload_id_idx" ON "pending_uploads"("upload_id");

-- CreateIndex
CREATE INDEX "pending_uploads_expires_at_idx" ON "pending_uploads"("expires_at");

-- AddForeignKey
ALTER TABLE "pending_uploads" ADD CONSTRAINT "pending_uploads_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "pending_uploads" ADD CONSTRAINT "pending_uploads_upload_id_fkey" FOREIGN KEY ("upload_id") REFERENCES "uploads"("id") ON DELETE SET NULL ON UPDATE CASCADE;
