#!/bin/bash
# `restore.sh [SNAPSHOT]` restores a backup, by default the newest, into an empty database and an empty folder of uploads.
# `restic snapshots` lists them.
set -euo pipefail

snapshot=${1:-latest}
tables=$(psql --no-align --tuples-only --command \
  "SELECT count(*) FROM pg_tables WHERE schemaname NOT IN ('pg_catalog', 'information_schema')")
if [ "$tables" != 0 ] || [ -n "$(ls --almost-all /uploads)" ]; then
  echo 'The database or the folder of uploads is not empty. Nothing was changed.' >&2
  exit 1
fi
restic restore "$snapshot:/uploads" --target /uploads
restic dump "$snapshot" /var/lib/backup/database.dump | pg_restore --dbname="$PGDATABASE" --exit-on-error --single-transaction --no-owner
echo 'Restored.'
