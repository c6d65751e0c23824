# Creates the missing secrets of compose.yaml, and asks for the mail server:
#   sh deploy/make-secrets.sh [FOLDER]
# Store a copy of data_key separately from the backups.
set -eu
umask 077
folder=${1:-$(dirname "$0")/secrets}
mkdir -p "$folder"
cd "$folder"

# Containers read the files as other users; the permissions of the folder keep out the users of this machine.
save() {
  cat > "$1"
  chmod 0644 "$1"
}

[ -s data_key ] || openssl rand -base64 32 | save data_key
[ -s postgres_password ] || openssl rand -hex 24 | save postgres_password
# PgBouncer and PostgreSQL share a private network of this machine, so TLS is not needed. Operator commands bypass PgBouncer,
# because a dump is one long transaction.
url() { printf 'postgres://wellness:%s@%s/wellness?sslmode=disable\n' "$(cat postgres_password)" "$1"; }
url pgbouncer:6432 | save database_url
url postgres:5432 | save operator_database_url
if [ ! -s smtp_url ]; then
  printf 'Address of the mail server, for example smtps://user:password@host:465: ' >&2
  IFS= read -r smtp
  printf '%s\n' "$smtp" | save smtp_url
fi
