#!/bin/bash
# `restore.sh [SNAPSHOT]` restores a backup, by default the newest, into an empty database and an empty folder of uploads.
# `restic snapshots` lists them.
set -euo pipefail

snapshot=${1:-latest}
files=/uploads/.restoring
refuse() {
  echo "The $1 not empty, and nothing was changed. To put a backup in their place, remove both with" \
    '`docker compose down` and `docker volume rm practice_database practice_uploads`, then restore.' >&2
  exit 1
}
tables=$(psql --no-align --tuples-only --command \
  "SELECT count(*) FROM pg_tables WHERE schemaname NOT IN ('pg_catalog', 'information_schema')")
[ "$tables" = 0 ] || refuse 'database is'
rm --recursive --force "$files"
[ -z "$(ls --almost-all /uploads)" ] || refuse 'uploads are'
# Moves the files into place only after the database is restored.
trap 'rm --recursive --force "$files"' EXIT
restic restore "$snapshot:/uploads" --target "$files"
restic dump "$snapshot" /var/lib/backup/database.dump | pg_restore --dbname="$PGDATABASE" --exit-on-error --single-transaction
find "$files" -mindepth 1 -maxdepth 1 -exec mv --target-directory=/uploads {} +
echo 'Restored.'
