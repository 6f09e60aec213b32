#!/bin/bash
# `backup.sh` makes a backup of the database and the uploads, and removes old ones. `backup.sh nightly` makes one at the start, if the
# newest is older than a day, and then one each night. The environment has PostgreSQL's PG* and restic's RESTIC_* variables.
set -euo pipefail

backup() {
  restic cat config >/dev/null 2>&1 || restic init
  # The database first, because the API stores a file before the row that names it. restic compresses.
  pg_dump --format=custom --compress=none --file=/work/database.dump
  restic backup --quiet --host practice --exclude /uploads/.incoming /work/database.dump /uploads
  rm /work/database.dump
  restic forget --quiet --host practice --keep-daily 7 --keep-weekly 5 --keep-monthly 12 --prune
  restic check --quiet
  touch /work/succeeded
  restic snapshots --compact
}

nightly() {
  trap exit TERM INT
  if [ -z "$(find /work/succeeded -mtime -1 2>/dev/null)" ]; then "$0" || echo 'The backup failed.' >&2; fi
  while true; do
    sleep $(($(date --date 'tomorrow 3:00' +%s) - $(date +%s))) & wait $!
    "$0" || echo 'The backup failed.' >&2
  done
}

case ${1-} in
  '') backup ;;
  nightly) nightly ;;
  *) echo 'usage: backup.sh [nightly]' >&2; exit 2 ;;
esac
