-- The newest backup that succeeded. The service that makes backups writes this row.
CREATE TABLE last_backup (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  succeeded_at timestamptz NOT NULL,
  bytes bigint NOT NULL
);
