/** Says, in French sentences, why a version cannot be released; the list is empty when it can be. */
export function releaseFaults({ version, current, isWritten, notes, branch, changes, tags }) {
  const faults = [];
  if (!isVersion(version)) faults.push(`« ${version} » n’est pas une version : trois nombres, comme 1.2.3.`);
  else if (!isWritten && !isAfter(version, current))
    faults.push(`${version} ne vient pas après ${current}, que package.json dit déjà.`);
  if (tags.includes(`v${version}`)) faults.push(`L’étiquette v${version} existe déjà.`);
  if (notes === '')
    faults.push(`CHANGELOG.md ne dit rien sous [${isWritten ? version : 'Unreleased'}] : rien à sortir.`);
  if (branch !== 'main') faults.push(`Une version sort de la branche main, pas de « ${branch} ».`);
  if (changes.length > 0)
    faults.push(`Tout doit être enregistré (commit) ; ne l’est pas : ${changes.map(pathOf).join(', ')}.`);
  return faults;
}

const isVersion = (text) => /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)$/.test(text);

/**
 * Tells whether a version comes after another: « 0.10.0 » after « 0.9.1 », since the three numbers are compared in
 * turn.
 */
function isAfter(version, current) {
  const [now, before] = [version, current].map((text) => text.split('.').map(Number));
  const index = now.findIndex((number, place) => number !== before[place]);
  return index >= 0 && now[index] > before[index];
}

const pathOf = (line) => line.slice(3);
