// The number the portal gives to an association that a row names by its public numbers.
import { type Reference, recogniseReference } from '@asso/domain/identifiants/reconnaissance';
import { isBlank } from '@asso/domain/kernel/asks';
import type { Tx } from '../platform/db/database.ts';
import { findAssociation } from './association.sql.ts';

type Nommee = { id_rna?: unknown; id_siren?: unknown; id_siret?: unknown };

/** As soon as one of its public numbers is said; who has none keeps what it was found by. */
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
