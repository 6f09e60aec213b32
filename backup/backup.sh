#!/bin/bash
# `backup.sh` makes a backup of the database and the uploads, and removes old ones. `backup.sh nightly` makes one at the start, if the
# newest is older than a day, and then one each night. The environment has PostgreSQL's PG* and restic's RESTIC_* variables.
set -euo pipefail

sql() { psql --quiet --no-align --tuples-only --set ON_ERROR_STOP=1 "$@"; }

backup() {
  # One at a time, because they write the same file.
  exec 9>/var/lib/backup/lock
  flock 9
  # Only 10 means that there is no repository. After another error, such as of the network, a new one could hide the old.
  reason=$(restic cat config 2>&1 >/dev/null) || case $? in
    10) restic init ;;
    *) echo "$reason" >&2; exit 1 ;;
  esac
  # What a killed backup has left would keep old ones from being removed.
  restic unlock --quiet
  # The database first, because the API stores a file before the row that names it. restic compresses.
  pg_dump --format=custom --compress=none --file=/var/lib/backup/database.dump
  restic backup --quiet --host practice --exclude /uploads/.incoming /var/lib/backup/database.dump /uploads
  rm /var/lib/backup/database.dump
  restic forget --quiet --host practice --keep-daily 7 --keep-weekly 5 --keep-monthly 12 --prune
  restic check --quiet
  stats=$(restic stats --quiet --json --host practice latest)
  sql --set stats="$stats" <<'SQL'
INSERT INTO last_backup (succeeded_at, bytes) VALUES (now(), (:'stats'::json ->> 'total_size')::bigint)
ON CONFLICT (only_row) DO UPDATE SET succeeded_at = excluded.succeeded_at, bytes = excluded.bytes
SQL
  touch /var/lib/backup/succeeded
  restic snapshots --compact
}

pause() { sleep "$1" & wait $!; }

# After a failure, once an hour, three times. Then the next night is soon enough.
backup_with_retries() {
  local wait
  for wait in 3600 3600 3600 0; do
    "$0" && return
    echo 'The backup failed.' >&2
    pause "$wait"
  done
}

nightly() {
  trap exit TERM INT
  # A new database has no tables until the API has started.
  until [ "$(sql --command "SELECT to_regclass('last_backup') IS NOT NULL")" = t ]; do pause 2; done
  if [ -z "$(find /var/lib/backup/succeeded -mtime -1 2>/dev/null)" ]; then backup_with_retries; fi
  while true; do
    pause $((($(date --date 3:00 +%s) - $(date +%s) + 86400) % 86400))
    backup_with_retries
  done
}

case ${1-} in
  '') backup ;;
  nightly) nightly ;;
  *) echo 'usage: backup.sh [nightly]' >&2; exit 2 ;;
esac
