import { expect, it } from 'vitest';
import { linesWith } from './lines-with.mjs';

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

it.each([
  [
    'one word',
    ['RIBS'],
    '## Les appels\n\n| `GET /ribs` | `rib.endpoints.ts` |\n| `POST /ribs` | `rib.endpoints.ts` |\n',
  ],
  ['two words, both of them', ['post', 'rib'], '## Les appels\n\n| `POST /ribs` | `rib.endpoints.ts` |\n'],
  ['a word of another section', ['0001'], '## Les tables\n\n| `rib` | `0001-rib.sql` |\n'],
  ['a word that is nowhere', ['facture'], ''],
])('finds the rows that hold %s, under their title', (_what, words, rows) => {
  expect(linesWith(document, words)).toBe(rows);
});

it('finds a word where a word begins, even in a name, and not inside another', () => {
  const rows = ['## Tout', '| `journal.ts` |', '| `/:idRna` |', '| `rna.ts` |', '| `GET /rna-lus` |'];
  expect(linesWith(rows.join('\n'), ['rna'])).toBe(`## Tout\n\n${rows.slice(2).join('\n')}\n`);
  expect(linesWith(rows.join('\n'), ['/rna'])).toBe(`## Tout\n\n${rows[4]}\n`);
});

it('gives everything to whoever asks for nothing', () => {
  expect(linesWith(document, [])).toBe(document);
});
