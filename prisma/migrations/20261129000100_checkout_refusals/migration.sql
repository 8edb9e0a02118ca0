-- Refuses the statement that calls it, with all its writes. `state` is the SQLSTATE by which the caller knows the reason.
CREATE FUNCTION refuse_statement(state text) RETURNS integer
  LANGUAGE plpgsql
  AS $$
BEGIN
  RAISE EXCEPTION 'The statement was refused' USING ERRCODE = state;
END $$;
