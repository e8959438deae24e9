// A search term or a path parameter is recognised by its shape (§5 search term; decisions, Paths › any identifier).
import type { Format } from '../kernel/formats.ts';
import { normaliseLine } from './caracteres.ts';
import { idCorrespondance, idFo } from './numeros-internes.ts';
import { rna } from './rna.ts';
import { siren, siret } from './siren-siret.ts';
import { uuid } from './uuid.ts';

export type SearchTerm = { kind: 'siren' | 'siret' | 'rna' | 'texte'; value: string };

/** Recognises a search term: spaces inside an identifier are ignored; words are kept, with single spaces. */
export function recogniseIdentifiant(text: string): SearchTerm {
  for (const [kind, format] of [
    ['siren', siren],
    ['siret', siret],
    ['rna', rna],
  ] as const) {
    const value = matched(format, text);
    if (value) return { kind, value };
  }
  return { kind: 'texte', value: normaliseLine(text) };
}

export type Reference = {
  kind: 'uuid' | 'id_fo' | 'siren' | 'siret' | 'rna' | 'id_correspondance';
  value: string;
};

const references = { uuid, id_fo: idFo, siren, siret, rna, id_correspondance: idCorrespondance } as const;

/** Recognises an identifier of a path; null when none of ours has this shape, and the caller answers 404. */
export function recogniseReference(text: string): Reference | null {
  for (const [kind, format] of Object.entries(references) as [Reference['kind'], Format][]) {
    const value = matched(format, text);
    if (value) return { kind, value };
  }
  return null;
}

function matched(format: Format, text: string): string | null {
  const value = format.normalise?.(text) ?? text;
  return format.check(value) === null ? value : null;
}
