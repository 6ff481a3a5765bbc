#!/bin/sh
# Installs PostgreSQL on Debian and Ubuntu, for tests/web/test_postgres.py. The tests start a private cluster themselves.
set -eu
if ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1; then
    echo "PostgreSQL is installed."
    exit 0
fi
export DEBIAN_FRONTEND=noninteractive
apt-get update -qq
apt-get install -y -qq --no-install-recommends postgresql
