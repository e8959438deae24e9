// A search term or a path parameter is recognised by its shape (§5 search term; decisions, Paths › any identifier).
import type { Format } from '../kernel/formats.ts';
import { normaliseLine } from './caracteres.ts';
import { recogniseLocal } from './numero-local.ts';
import { idCorrespondance, idFo } from './numeros-internes.ts';
import { rna } from './rna.ts';
import { siren, siret } from './siren-siret.ts';
import { uuid } from './uuid.ts';

/**
 * A RIDET and a TAHITI number are of the kind `siret`, which they stand for; `local` is one of them without its
 * establishment, which names an association.
 */
export type SearchTerm = { kind: 'siren' | 'siret' | 'rna' | 'local' | 'texte'; value: string };

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
  return localOf(text) ?? { kind: 'texte', value: normaliseLine(text) };
}

export type Reference = {
  kind: 'uuid' | 'id_fo' | 'siren' | 'siret' | 'rna' | 'local' | 'id_correspondance';
  value: string;
};

type Shaped = Exclude<Reference['kind'], 'local'>;

const references = { uuid, id_fo: idFo, siren, siret, rna, id_correspondance: idCorrespondance } as const;

/** Recognises an identifier of a path; null when none of ours has this shape, and the caller answers 404. */
export function recogniseReference(text: string): Reference | null {
  for (const [kind, format] of Object.entries(references) as [Shaped, Format][]) {
    const value = matched(format, text);
    if (value) return { kind, value };
  }
  return localOf(text);
}

function localOf(text: string): { kind: 'siret' | 'local'; value: string } | null {
  const local = recogniseLocal(text);
  return local && { kind: local.isEntier ? 'siret' : 'local', value: local.value };
}

function matched(format: Format, text: string): string | null {
  const value = format.normalise?.(text) ?? text;
  return format.check(value) === null ? value : null;
}
