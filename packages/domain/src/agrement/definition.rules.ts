// A published version of an agrément never changes, and each dossier keeps the one it was begun on (§3
// Accreditation definition; decisions, Dossiers).
import type { z } from 'zod';
import type { DocumentAttendu } from '../dossier/pieces.rules.ts';
import type { CustomFields } from '../kernel/draft-schema.ts';
import type { Ouverture } from '../subvention/campagne.rules.ts';
import type { definitionSchema } from './definition.schema.ts';

/** The one block that holds all the questions of an agrément. */
export const blocAgrement = 'dossier-bloc';

/** A dossier for this type of agrément describes food aid. */
export const typeAideAlimentaire = 'HAA';

export type Definition = Omit<z.infer<typeof definitionSchema>, 'champs_personnalises'> & {
  documents_attendus: DocumentAttendu[];
  champs_personnalises: CustomFields;
};

type Periode = Pick<Definition, 'date_debut' | 'date_fin'>;

/** Tells whether the agrément may be asked for; the period counts to the last second of its last minute. */
export function ouvertureAgrement({ date_debut, date_fin }: Periode, now: Date): Ouverture {
  if (now.getTime() < new Date(date_debut).getTime()) return 'a-venir';
  return now.getTime() <= new Date(date_fin).getTime() ? 'ouverte' : 'fermee';
}
