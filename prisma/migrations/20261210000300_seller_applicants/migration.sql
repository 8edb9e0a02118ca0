-- The account that sent an application, if it was signed in with a confirmed address. Only its own role changes at approval.
ALTER TABLE "seller_applications" ADD COLUMN "applicant_id" INTEGER;
ALTER TABLE "seller_applications" ADD CONSTRAINT "seller_applications_applicant_id_fkey"
  FOREIGN KEY ("applicant_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE NOT VALID;
