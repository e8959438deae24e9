import type { DemarcheView } from '@asso/contract/association/demarches.endpoints';
import { listTerritoiresFor } from '@asso/domain/association/association.rights';
import type { AssociationRow } from '../association/association.sql.ts';
import type { Db } from '../platform/db/database.ts';
import { listDefinitions } from './definition.sql.ts';
import { demandesPresentes } from './demandes-faites.ts';

const most = 50;

/**
 * Lists at most `most` agréments that may be asked for now, of the services that hold the head office; none for an
 * association without one.
 */
export async function demarchesAgrement(
  db: Db,
  { row, now }: { row: AssociationRow; now: Date },
): Promise<DemarcheView[]> {
  if (!row.id_siret_siege) return [];
  const { rows } = await listDefinitions(db, {
    words: [],
    etats: ['publie'],
    territoires: row.code_departement === null ? undefined : listTerritoiresFor(row.code_departement),
    ouvertsLe: now,
    limit: most,
    cursor: null,
  });
  const demandes = await demandesPresentes(db, { siret: row.id_siret_siege, rows });
  return rows.map((one) => ({
    id: `agrement-${one.code}`,
    titre: one.libelle,
    echeance: one.ferme_le?.toISOString() ?? null,
    lien: `/associations/${row.id_siret_siege}/demande-agrement?agrement=${encodeURIComponent(one.code)}`,
    domaine: null,
    faite: null,
    type_agrement: demandes(one).length > 0 ? null : one.type_agrement,
    manques: [],
  }));
}
