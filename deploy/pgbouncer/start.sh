# The password comes by the environment and stands in no image: written where only this user reads, then started.
set -eu
umask 077
printf '"wellness" "%s"\n' "$POSTGRES_PASSWORD" > /tmp/users
exec pgbouncer /etc/wellness-check/pgbouncer.ini
