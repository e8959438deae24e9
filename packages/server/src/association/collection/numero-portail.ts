// This file finds the portal's number of an association that a row names by its public numbers.
import { type Reference, recogniseReference } from '@asso/domain/identifiants/reconnaissance';
import { isBlank } from '@asso/domain/kernel/asks';
import type { Tx } from '../../platform/db/database.ts';
import { findAssociation } from '../association.sql.ts';

type Nommee = { id_rna?: unknown; id_siren?: unknown; id_siret?: unknown };

/** The number is found from any public number; a row without one keeps the number with which it was found. */
export async function withPortailNumber(tx: Tx, value: object): Promise<object> {
  const references = referencesOf(value);
  if (references.length === 0) return value;
  for (const reference of references) {
    const found = await findAssociation(tx, reference);
    if (found) return { ...value, id_correspondance: found.id_correspondance };
  }
  return { ...value, id_correspondance: null };
}

const referencesOf = ({ id_rna, id_siren, id_siret }: Nommee): Reference[] =>
  [id_rna, id_siren, id_siret].flatMap((number) => {
    const reference = isBlank(number) ? null : recogniseReference(String(number));
    return reference ? [reference] : [];
  });
