#!/bin/sh
# Installs the site on Debian 12 or newer, as root, in a clone of the repository: PostgreSQL, Caddy, the server, a daily backup.
#   sh deploy/install.sh HOST
# Asks for the mail server. A second run updates files and build, and keeps settings, keys and data.
# ROOT=/folder writes the files below a folder and changes nothing else, to look at the result.
set -eu
host=${1:?Write the host name that people open: sh deploy/install.sh wellness.example.org}
root=${ROOT:-}
source=$(cd "$(dirname "$0")/.." && pwd)
app=$root/opt/wellness-check
etc=$root/etc/wellness-check
units=$root/etc/systemd/system

fail() {
  printf '%s\n' "$1" >&2
  exit 1
}
# Runs a command that changes the system.
system() { [ -n "$root" ] || "$@"; }

needed=$(cat "$source/.nvmrc")
found=$(node --version 2>/dev/null || echo none)
case $found in
  "v$needed".*) ;;
  *) [ -n "$root" ] || fail "Node.js $needed is needed, found $found: https://deb.nodesource.com has a package." ;;
esac
[ -n "$root" ] || [ "$(id -u)" = 0 ] || fail 'Run this as root.'

if [ -z "$root" ]; then
  apt-get update -qq
  DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends postgresql caddy openssl
  id wellness-check >/dev/null 2>&1 || useradd --system --shell /usr/sbin/nologin wellness-check
fi

mkdir -p "$etc" "$units" "$root/usr/local/bin" "$root/etc/caddy" "$root/srv/backups"
if [ ! -e "$etc/environment" ]; then
  password=$(openssl rand -hex 24)
  key=$(openssl rand -base64 32)
  printf 'Address of the mail server, for example smtps://user:password@host:465: ' >&2
  IFS= read -r smtp
  if [ -z "$root" ]; then
    # The right to create databases is for the verification of backups.
    printf "create role wellness login createdb password '%s'" "$password" | runuser -u postgres -- psql -q
    runuser -u postgres -- createdb --encoding=UTF8 --locale=C.UTF-8 --template=template0 --owner=wellness wellness
  fi
  umask 027
  while IFS= read -r line; do
    case $line in
      PUBLIC_URL=*) printf 'PUBLIC_URL=https://%s\n' "$host" ;;
      SMTP_URL=*) printf 'SMTP_URL=%s\n' "$smtp" ;;
      DATA_KEY=*) printf 'DATA_KEY=%s\n' "$key" ;;
      DATABASE_URL=*) printf 'DATABASE_URL=postgres://wellness:%s@127.0.0.1:5432/wellness\n' "$password" ;;
      *) printf '%s\n' "$line" ;;
    esac
  done < "$source/deploy/environment.example" > "$etc/environment"
  umask 022
  system chgrp wellness-check "$etc/environment"
fi

# The clone needs the packages of the build, the site does not.
if [ -z "$root" ]; then
  (cd "$source" && npm ci && npm run build)
fi
rm -rf "$app.new"
mkdir -p "$app.new"
cp -r "$source/package.json" "$source/package-lock.json" "$source/.npmrc" "$source/docs" "$app.new/"
[ ! -d "$source/dist" ] || cp -r "$source/dist" "$app.new/"
mkdir -p "$app.new/tools" "$app.new/src/command-line"
cp "$source/tools/norms.mjs" "$source/tools/command-line.mjs" "$app.new/tools/"
cp "$source/src/command-line/help-text.mjs" "$app.new/src/command-line/"
[ -n "$root" ] || (cd "$app.new" && npm ci --omit=dev)
chmod -R go=rX "$app.new"
rm -rf "$app.old"
[ ! -e "$app" ] || mv "$app" "$app.old"
mv "$app.new" "$app"

cp "$source"/deploy/wellness-check.service "$source"/deploy/wellness-check-backup.service \
  "$source"/deploy/wellness-check-backup.timer "$units/"
sed -e "s/{\$SITE_HOST}/$host/" -e 's/server-1:8080 server-2:8080/127.0.0.1:8080/' "$source/deploy/Caddyfile" \
  > "$root/etc/caddy/Caddyfile"
# Commands of an operator: wellness-check admin doctor
cat > "$root/usr/local/bin/wellness-check" <<'END'
#!/bin/sh
command=${1:?Write admin, backup, restore, data-key or partition, and its arguments}
shift
cd /opt/wellness-check
exec runuser -u wellness-check -- env DATA_DIR=/var/lib/wellness-check NODE_ENV=production TRUST_PROXY=loopback \
  node --env-file=/etc/wellness-check/environment "dist/server/$command.js" "$@"
END
chmod 0755 "$root/usr/local/bin/wellness-check"

system chown wellness-check /srv/backups
chmod 0700 "$root/srv/backups"
system systemctl daemon-reload
system systemctl enable --quiet wellness-check wellness-check-backup.timer
system systemctl restart wellness-check caddy wellness-check-backup.timer
printf '%s\n' "Installed. Copy DATA_KEY from $etc/environment to a place that the backups do not reach. Then:" \
  '  wellness-check admin mail test' '  systemctl start wellness-check-backup' '  wellness-check admin doctor'
