import { associationAt } from './associations.ts';
import { below } from './hasard.ts';

const kinds = ['mots', 'mots', 'mots', 'mots', 'debut', 'debut', 'faute', 'siren', 'siren', 'rna'] as const;
export type TermeKind = (typeof kinds)[number];

/** Makes `n` searches as people type them: words in any order, an unfinished word, two letters too many, or numbers. */
export function termes(n: number, associations: number): { kind: TermeKind; q: string }[] {
  return Array.from({ length: n }, (_, rank) => {
    const kind = kinds[rank % kinds.length] ?? 'mots';
    return { kind, q: termeOf(kind, { rank, associations }) };
  });
}

function termeOf(kind: TermeKind, { rank, associations }: { rank: number; associations: number }): string {
  // When the term is a SIREN, associations are tried until one has it.
  for (let attempt = 0; ; attempt++) {
    const { nom, id_siren, id_rna } = associationAt(
      1 + below(associations, { i: rank, what: 100 + attempt }),
    );
    const words = nom.split(/[ '’-]+/);
    const [first = '', last = ''] = [words[0], words.at(-1)];
    if (kind === 'mots') return `${last} ${first}`;
    if (kind === 'debut') return `${first} ${last.slice(0, 4)}`;
    if (kind === 'faute') return `${last.replace(/^(...)(.)(.*)$/, '$1$2$2$3x')} ${first}`;
    if (kind === 'rna') return id_rna;
    if (id_siren) return id_siren;
  }
}
