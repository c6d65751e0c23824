# The password is a secret of compose.yaml and in no image: written where only this user reads, then started.
set -eu
umask 077
printf '"wellness" "%s"\n' "$(cat /run/secrets/postgres_password)" > /tmp/users
exec pgbouncer /etc/wellness-check/pgbouncer.ini
