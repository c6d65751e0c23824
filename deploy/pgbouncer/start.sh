# Writes the password, a secret of compose.yaml, to a file that only this user can read, then starts PgBouncer.
set -eu
umask 077
printf '"wellness" "%s"\n' "$(cat /run/secrets/postgres_password)" > /tmp/users
exec pgbouncer /etc/wellness-check/pgbouncer.ini
