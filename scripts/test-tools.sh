#!/bin/sh
# Installs what the tests need beyond Python, on Debian and Ubuntu: Chromium for tests/browser, PostgreSQL for
# tests/web/test_postgres.py, and nginx with it for tests/web/test_two_servers.py. Without them those tests are skipped, except in CI (CI=true), where that is a failure.
set -eu
missing=""
test -x /usr/bin/chromium || missing="$missing chromium"
ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || missing="$missing postgresql"
test -x /usr/sbin/nginx || missing="$missing nginx-light"
test -n "$missing" || exit 0

if command -v apt-get >/dev/null 2>&1 && test "$(id -u)" = 0; then
    echo "Installing for the tests:$missing"
    export DEBIAN_FRONTEND=noninteractive
    apt-get update -qq
    # shellcheck disable=SC2086 # a list of packages
    apt-get install -y -qq --no-install-recommends $missing
elif test -n "${CI:-}"; then
    echo "The tests need:$missing. Install them, or run this as root on Debian or Ubuntu." >&2
    exit 1
else
    echo "The tests that need these are skipped:$missing. To run them: sudo scripts/test-tools.sh"
fi
