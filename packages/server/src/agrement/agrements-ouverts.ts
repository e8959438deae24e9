import type { DemarcheView } from '@asso/contract/association/demarches.endpoints';
import type { AssociationRow } from '../association/association.sql.ts';
import type { Db } from '../platform/db/database.ts';
import { listDefinitions } from './definition.sql.ts';
import { listDemandesFaites } from './demandes-faites.sql.ts';

const most = 50;

/** Lists at most `most` agréments that may be asked for now; none for an association without a head office. */
export async function demarchesAgrement(
  db: Db,
  { row, now }: { row: AssociationRow; now: Date },
): Promise<DemarcheView[]> {
  if (!row.id_siret_siege) return [];
  const { rows } = await listDefinitions(db, {
    words: [],
    etats: ['publie'],
    ouvertsLe: now,
    limit: most,
    cursor: null,
  });
  if (rows.length === 0) return [];
  const faites = await listDemandesFaites(db, {
    siret: row.id_siret_siege,
    definitions: rows.map(({ id }) => id),
  });
  const isAsked = ({ id, campagne_exercice }: (typeof rows)[number]) =>
    faites.some((one) => one.id_definition === id && one.exercice === campagne_exercice);
  return rows.map((one) => ({
    id: `agrement-${one.code}`,
    titre: one.libelle,
    echeance: one.ferme_le?.toISOString() ?? null,
    lien: `/associations/${row.id_siret_siege}/demande-agrement?agrement=${encodeURIComponent(one.code)}`,
    domaine: null,
    type_agrement: isAsked(one) ? null : one.type_agrement,
    manques: [],
  }));
}
