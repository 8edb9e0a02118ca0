CREATE INDEX CONCURRENTLY "seller_applications_applicant_id_idx" ON "seller_applications" ("applicant_id");
