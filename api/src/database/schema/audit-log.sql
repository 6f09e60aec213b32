-- Who did what with people's data. A row is never changed, and stays for six years, a failed login for 90 days.

CREATE TABLE audit_log (
  id         integer GENERATED ALWAYS AS IDENTITY,
  at         timestamptz NOT NULL DEFAULT now(),
  -- The accounts may be deleted, so these are no foreign keys.
  user_id    integer,
  client_id  integer,
  who        text NOT NULL,
  address    text NOT NULL,
  act        text NOT NULL,
  succeeded  boolean NOT NULL,
  record     text,
  record_id  integer,
  detail     text NOT NULL,
  CONSTRAINT audit_log_pkey PRIMARY KEY (id)
);
CREATE INDEX audit_log_at ON audit_log (at);
CREATE INDEX audit_log_of_user ON audit_log (user_id, at);
CREATE INDEX audit_log_of_client ON audit_log (client_id, at);

CREATE FUNCTION keep_audit_log() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF OLD.at < now() - interval '6 years' THEN RETURN OLD; END IF;
    -- Anyone can make failed logins.
    IF OLD.user_id IS NULL AND NOT OLD.succeeded AND OLD.at < now() - interval '90 days' THEN RETURN OLD; END IF;
  END IF;
  RAISE EXCEPTION 'The audit log can’t be changed, and stays for six years.';
END $$;
CREATE TRIGGER keep_rows BEFORE UPDATE OR DELETE ON audit_log FOR EACH ROW EXECUTE FUNCTION keep_audit_log();
CREATE TRIGGER keep_table BEFORE TRUNCATE ON audit_log EXECUTE FUNCTION keep_audit_log();

CREATE VIEW audit_entries AS
SELECT audit_log.*, coalesce(nullif(concat_ws(' ', first_name, last_name), ''), username) AS client_name
FROM audit_log LEFT JOIN users ON users.id = client_id;
