import { expect, it } from 'vitest';
import { bestLines, tableRows } from './search.mjs';
import { splitSentences } from './sentences.mjs';

const document = `# Où est quoi

## Les appels

| Appel | Sa ligne |
| --- | --- |
| \`GET /ribs\` | \`rib.endpoints.ts\` |
| \`POST /ribs\` | \`rib.endpoints.ts\` |

## Les tables

| Table | Créée par |
| --- | --- |
| \`rib\` | \`0001-rib.sql\` |
`;
const rows = tableRows(document);

it.each([
  [
    'one word',
    ['RIBS'],
    'Les appels : `GET /ribs` — `rib.endpoints.ts`\nLes appels : `POST /ribs` — `rib.endpoints.ts`\n',
  ],
  [
    'two words, both of them first',
    ['post', 'rib'],
    'Les appels : `POST /ribs` — `rib.endpoints.ts`\nLes tables : `rib` — `0001-rib.sql`\nLes appels : `GET /ribs` — `rib.endpoints.ts`\n',
  ],
  ['a word of another section', ['0001'], 'Les tables : `rib` — `0001-rib.sql`\n'],
  ['a word that is nowhere', ['facture'], ''],
  [
    'one of two words, when none holds both',
    ['0001', 'facture'],
    'Rien ne porte tous ces mots ; au plus près :\nLes tables : `rib` — `0001-rib.sql`\n',
  ],
])('finds the rows that hold %s', (_what, words, lines) => {
  expect(bestLines(rows, words)).toBe(lines);
});

const rowOf = (...cells) => ({ section: 'Tout', cells });

it('finds a word where a word begins, even in a name, and not inside another', () => {
  const names = ['journal.ts', '/:idRna', 'rna.ts', 'GET /rna-lus'].map((name) => rowOf(name));
  expect(bestLines(names, ['rna']).split('\n').filter(Boolean).toSorted()).toEqual([
    'Tout : /:idRna',
    'Tout : GET /rna-lus',
    'Tout : rna.ts',
  ]);
  expect(bestLines(names, ['/rna'])).toBe('Tout : GET /rna-lus\n');
});

it('takes no account of accents, nor of a plural', () => {
  expect(bestLines([rowOf('x.ts', 'Une décision')], ['decisions'])).toBe('Tout : x.ts — Une décision\n');
});

it('puts first the name of a file, then one text that holds all the words', () => {
  const said = [
    rowOf('a.ts', 'Un fichier. Sa forme, puis sa taille.'),
    { ...rowOf('b.ts'), sentences: ['Un fichier', 'Une taille'] },
    rowOf('taille-fichier.ts', ''),
  ];
  expect(
    bestLines(said, ['taille', 'fichier'])
      .split('\n')
      .map((line) => line.slice(7, 11)),
  ).toEqual(['tail', 'a.ts', 'b.ts', '']);
});

it('shows the sentence of a file that holds the words, and only that one', () => {
  const one = { ...rowOf('x.words.ts'), sentences: ['Accordée', 'De l’argent public'] };
  expect(bestLines([one], ['argent', 'public'])).toBe('Tout : x.words.ts — « De l’argent public »\n');
});

it('finds a function by its name, a section by its title, and what a stranger calls it', () => {
  const rows = [
    { section: 'Les tâches', cells: ['`tca.job.ts`', '`5 3 * * *`'] },
    { section: 'Tout', cells: ['dossier.sql.ts', ''], names: ['lockDossier', 'findDossier'] },
  ];
  expect(bestLines(rows, ['lockDossier'])).toBe('Tout : dossier.sql.ts — `lockDossier`\n');
  expect(bestLines(rows, ['verrou'])).toBe('Tout : dossier.sql.ts — `lockDossier`\n');
  expect(bestLines(rows, ['nuit'])).toBe('Les tâches : `tca.job.ts` — `5 3 * * *`\n');
});

it('asked for the title of a table, shows its rows before a file of that name', () => {
  const rows = [
    { section: 'Tout', cells: ['taches.ts', 'les tâches'] },
    { section: 'Les tâches', cells: ['`tca.job.ts`', '`5 3 * * *`'] },
  ];
  expect(bestLines(rows, ['tâches']).split(' : ')[0]).toBe('Les tâches');
});

it('shows what misses one word below, where few lines hold all of them', () => {
  const rows = [
    rowOf('delais.ts', 'file et filtres'),
    rowOf('filtres.sql.ts', 'the rows'),
    rowOf('autre.ts'),
  ];
  expect(bestLines(rows, ['file', 'filtres'])).toBe(
    'Tout : delais.ts — file et filtres\nTout : filtres.sql.ts — the rows\n',
  );
});

it('puts a rule before the screen that shows it', () => {
  const rows = [
    { section: 'Les écrans', cells: ['etat.tsx', ''] },
    { section: 'Les règles', cells: ['etat.rules.ts', 'Where it stands'] },
  ];
  expect(bestLines(rows, ['etat']).split(' : ')[0]).toBe('Les règles');
});

it('gives fifteen lines at most, and says how many are left', () => {
  const many = Array.from({ length: 40 }, (_, rank) => rowOf(`rib-${rank}.ts`));
  const lines = bestLines(many, ['rib']).trimEnd().split('\n');
  expect([lines.length, lines.at(-1)]).toEqual([15, '… et 26 autres : ajoutez un mot, ou --tout.']);
  expect(bestLines(many, ['rib'], { most: Number.POSITIVE_INFINITY }).trimEnd().split('\n')).toHaveLength(40);
});

it('reads what people read in a file, and not what it imports', () => {
  const text = `import { a } from '../un/fichier.ts';
const label = 'Votre numéro';
const said = \`Il reste \${n} jours.\`;
const code = 'kernel.trop-volumineux';
const page = <p>
  Un mot
</p>;`;
  expect(splitSentences(text)).toEqual([
    'Votre numéro',
    'Il reste … jours.',
    'kernel.trop-volumineux',
    'Un mot',
  ]);
});
