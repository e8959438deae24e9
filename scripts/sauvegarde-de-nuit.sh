#!/bin/sh
# npm run backup:nuit -- [DOSSIER [JOUR]]: the backup of a night. What the last whole backup has already is linked and not copied again.
# Once it is made, a backup stays seven days; that of a Monday, five weeks; that of the first of a month, a year.
set -eu
dossier=${1:-/sauvegardes}
jour=${2:-$(date +%F)}
# The names are days, so the last one in their order is the latest.
avant=$(ls -d "$dossier"/????-??-??/manifeste.json 2>/dev/null | tail -n 1)
npm run --silent backup -- --to "$dossier/$jour" ${avant:+--depuis "${avant%/manifeste.json}"}

maintenant=$(date -u -d "$jour" +%s)
for une in "$dossier"/????-??-??; do
  nom=${une##*/}
  age=$(((maintenant - $(date -u -d "$nom" +%s)) / 86400))
  if [ "$age" -lt 7 ]; then continue; fi
  if [ -e "$une/manifeste.json" ]; then
    if [ "$age" -lt 35 ] && [ "$(date -u -d "$nom" +%u)" = 1 ]; then continue; fi
    if [ "$age" -lt 366 ] && [ "${nom##*-}" = 01 ]; then continue; fi
  fi
  rm -rf "$une"
done
