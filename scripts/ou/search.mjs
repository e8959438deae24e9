const SECTION = /^#+ /;
const ROW = /^\| /;
const RULE = /^\| ---/;
const mostLines = 15;
const longestLine = 240;
/** Where a word is found: a file's name, the rest of its path, a function it exports, what it says, the title above. */
const POINTS = { name: 6, first: 4, exported: 3, other: 2, section: 1 };
/**
 * A row is worth more when one of its texts holds all the words, and less in these sections, which are seldom looked
 * for.
 */
const TOGETHER = 4;
const LESS = {
  'Les parcours dans un navigateur, et leurs aides': 3,
  'Les données de démonstration': 2,
  'Les décisions': 1,
  // A rule, a state or a query is the answer more often than the screen that shows it.
  'Les écrans': 0.5,
  'Les autres fichiers': 0.5,
};
/** A word that is the title of a table asks for its rows. */
const TITLE = 10;
/** With fewer lines than this that hold all the words, those that miss one of them are shown too. */
const few = 5;
/** What people who do not know the words of the code type, and the word to look for. */
const SYNONYMS = {
  nuit: 'taches',
  cron: 'taches',
  nightly: 'taches',
  offline: 'hors-connexion',
  reseau: 'hors-connexion',
  debit: 'rate-limit',
  minute: 'limit',
  requetes: 'limit',
  verrou: 'lock',
  antivirus: 'analyse',
  oidc: 'identite-externe',
  totp: 'second-facteur',
};

/** Returns the rows of the tables of a page, each with the title above it. */
export function tableRows(document) {
  const rows = [];
  let section = '';
  let isHead = true;
  for (const line of document.split('\n')) {
    if (SECTION.test(line)) section = line.replace(SECTION, '');
    if (!ROW.test(line)) isHead = true;
    else if (RULE.test(line) || isHead) isHead = false;
    else rows.push({ section, cells: line.slice(2, -2).split(' | ') });
  }
  return rows;
}

/**
 * Returns at most `most` lines, the best first: the rows that hold all the words, then those that miss one where few hold
 * all; without any, those that hold the most. An empty text when no row holds one of them.
 */
export function bestLines(rows, words, { most = mostLines } = {}) {
  const asked = words.map(wordOf);
  const scored = rows.map((row) => scoreOf(row, asked)).filter(({ found }) => found > 0);
  const all = scored.filter(({ found }) => found === asked.length);
  const fullest = Math.max(0, ...scored.map(({ found }) => found));
  const best = (some) => some.toSorted((a, b) => b.points - a.points || a.text.length - b.text.length);
  const near = asked.length > 1 && all.length > 0 && all.length < few ? asked.length - 1 : 0;
  const kept = [
    ...best(all.length > 0 ? all : scored.filter(({ found }) => found === fullest)),
    ...best(scored.filter(({ found }) => found === near)),
  ];
  if (kept.length === 0) return '';
  const head = all.length > 0 ? [] : ['Rien ne porte tous ces mots ; au plus près :'];
  const room = most - head.length;
  const shown = kept.slice(0, kept.length > room ? room - 1 : room).map(({ text }) => text);
  const others = kept.length - shown.length;
  const foot = others > 0 ? [`… et ${others} autres : ajoutez un mot, ou --tout.`] : [];
  return `${[...head, ...shown, ...foot].join('\n')}\n`;
}

/** `sentences` are read and not shown, except the best of them. */
function scoreOf({ section, cells, sentences = [], names = [] }, asked) {
  const everything = plain([section, ...cells, ...sentences, ...names].join('\n'));
  if (!asked.some(({ begins }) => begins.test(everything))) return { found: 0, points: 0, text: '' };
  const [first = '', ...others] = cells;
  const firstPlain = plain(first);
  const name = firstPlain.slice(firstPlain.lastIndexOf('/') + 1);
  const otherPlain = others.map(plain);
  const shown = [firstPlain, ...otherPlain];
  // A sentence is worth showing only for a word that the rest of the line does not have.
  const isMissing = asked.some(({ begins }) => !shown.some((text) => begins.test(text)));
  const said = isMissing ? bestOf(sentences, asked) : undefined;
  const exported = isMissing ? bestOf(names, asked) : undefined;
  const points = asked.map((word) =>
    Math.max(
      pointsIn(name, word, POINTS.name),
      pointsIn(firstPlain, word, POINTS.first),
      ...otherPlain.map((text) => pointsIn(text, word, POINTS.other)),
      ...names.map((one) => pointsOfName(plain(one), word)),
      pointsIn(plain(section), word, POINTS.section),
      said ? Math.max(...sentences.map((one) => pointsIn(plain(one), word, POINTS.other))) : 0,
    ),
  );
  const texts = [...shown, ...[said, exported].filter(Boolean).map(plain)];
  const isTogether = asked.length > 1 && texts.some((text) => asked.every((word) => word.begins.test(text)));
  return {
    found: points.filter(Boolean).length,
    points:
      points.reduce((sum, one) => sum + one, 0) +
      (isTogether ? TOGETHER : 0) +
      (asked.length === 1 && plain(section).endsWith(` ${asked[0].text}`) ? TITLE : 0) -
      (LESS[section] ?? 0),
    text: cut(
      `${section} : ${[first, exported && `\`${exported}\``, said && `« ${said} »`, ...others].filter(Boolean).join(' — ')}`,
    ),
  };
}

/** Returns the sentence that holds the most of the words, undefined when none holds one. */
function bestOf(sentences, asked) {
  const counted = sentences.map((one) => [one, asked.filter(({ begins }) => begins.test(plain(one))).length]);
  const [best, n] = counted.reduce((a, b) => (b[1] > a[1] ? b : a), ['', 0]);
  return n > 0 ? best : undefined;
}

/** A function asked by its whole name is what is looked for. */
const pointsOfName = (name, word) =>
  name === word.text ? POINTS.name + 2 : pointsIn(name, word, POINTS.exported);

const pointsIn = (text, { begins, whole }, points) =>
  begins.test(text) ? points + (whole.test(text) ? 1 : 0) : 0;

/** « rna » is in « idRna » and « rna.ts », and not in « journal »; « règles » is in « regle ». */
function wordOf(word) {
  const text = SYNONYMS[plain(word)] ?? plain(word);
  const root = text.length > 4 ? text.replace(/[sx]$/, '') : text;
  const before = /^[a-z0-9]/.test(text) ? '(?<![a-z0-9])' : '';
  return {
    text,
    begins: new RegExp(`${before}${RegExp.escape(root.length > 5 ? root.replace(/e$/, '') : root)}`),
    whole: new RegExp(`${before}${RegExp.escape(root)}[sx]?(?![a-z0-9])`),
  };
}

/** Small letters without accents, with a space where a capital begins a word inside a name. */
const plain = (text) =>
  text
    .replaceAll(/(?<=[\p{Ll}\d])(?=\p{Lu})/gu, ' ')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase();

const cut = (text) => (text.length > longestLine ? `${text.slice(0, longestLine - 2)} …` : text);
