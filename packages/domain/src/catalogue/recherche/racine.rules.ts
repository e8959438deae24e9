// Words of one family are compared by what they begin with: « former », « formation » and « formations » are one.

/** Endings, the longest first, and what takes their place; the part that stays has four letters at least. */
const fins: readonly (readonly [string, string])[] = [
  ['issements', ''],
  ['issement', ''],
  ['ivement', ''],
  ['ateurs', ''],
  ['atrice', ''],
  ['ations', ''],
  ['ateur', ''],
  ['ation', ''],
  ['ition', ''],
  ['ement', ''],
  ['esse', ''],
  ['ance', ''],
  ['ence', ''],
  ['iere', 'i'],
  ['euse', ''],
  ['elle', ''],
  ['ment', ''],
  ['ique', ''],
  ['isme', ''],
  ['iste', ''],
  ['ive', ''],
  ['ion', ''],
  ['eur', ''],
  ['ier', 'i'],
  ['ant', ''],
  ['ent', ''],
  ['age', ''],
  ['ite', ''],
  ['ale', 'al'],
  ['if', ''],
  ['el', ''],
  ['ee', ''],
  ['er', ''],
  ['ir', ''],
  ['at', ''],
  ['e', ''],
];
const leastLetters = 4;

/** Returns the singular of a word without accents: « locaux » becomes « local ». */
export function toSingulier(mot: string): string {
  if (mot.length <= 3 || /\d/.test(mot)) return mot;
  if (mot.endsWith('eaux')) return mot.slice(0, -1);
  if (mot.endsWith('aux')) return `${mot.slice(0, -3)}al`;
  return mot.replace(/[sx]$/, '');
}

/** The roots last asked for: a catalogue is made of few words, many times over. */
const connues = new Map<string, string>();
const mostConnues = 50_000;

/** Returns what the words of one family have in common, from a word as `plainWords` writes it. */
export function findRacine(mot: string): string {
  const connue = connues.get(mot);
  if (connue !== undefined) return connue;
  if (connues.size >= mostConnues) connues.clear();
  const racine = cutFin(mot);
  connues.set(mot, racine);
  return racine;
}

function cutFin(mot: string): string {
  const seul = toSingulier(mot);
  if (/\d/.test(seul)) return seul;
  for (const [fin, reste] of fins) {
    if (seul.endsWith(fin) && seul.length - fin.length >= leastLetters)
      return `${seul.slice(0, -fin.length)}${reste}`;
  }
  return seul;
}
