-- A row that a job cannot process is recorded here with its attempts, so that it never stops the rows beside it.
CREATE TABLE job_failures (
  id serial PRIMARY KEY,
  job text NOT NULL,
  subject_id text NOT NULL,
  attempts integer NOT NULL DEFAULT 1,
  last_error text NOT NULL,
  next_try_at timestamptz(3) NOT NULL DEFAULT now(),
  failed_at timestamptz(3),
  created_at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX job_failures_job_subject_id_key ON job_failures (job, subject_id);

ALTER TABLE outbox ADD COLUMN failed_at timestamptz(3);
