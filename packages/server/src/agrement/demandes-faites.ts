import type { AgrementResume } from '@asso/contract/agrement/definition.schemas';
import type { Actor } from '@asso/domain/compte/actor';
import { dossierRightsOn } from '../dossier/dossier-access.ts';
import type { Db } from '../platform/db/database.ts';
import type { DefinitionRow } from './definition.sql.ts';
import { listDemandesFaites } from './version.sql.ts';

type Asked = { siret: string; rows: readonly DefinitionRow[] };

/** Finds the dossier, the latest first, by which this establishment asks for an agrément in its present exercise. */
export async function demandesPresentes(db: Db, { siret, rows }: Asked) {
  const found =
    rows.length === 0 ? [] : await listDemandesFaites(db, { siret, definitions: rows.map(({ id }) => id) });
  return ({ id, campagne_exercice }: DefinitionRow) =>
    found.filter((one) => one.id_definition === id && one.exercice === campagne_exercice);
}

/**
 * Finds, for each agrément of a page, the dossier by which this establishment asks for its present exercise. A dossier
 * that this person may not list is not told, as everywhere else.
 */
export async function demandesFaites(
  db: Db,
  { actor, ...asked }: Asked & { actor: Actor },
): Promise<(row: DefinitionRow) => AgrementResume['demande']> {
  const presentes = await demandesPresentes(db, asked);
  return (row) => {
    const one = presentes(row).find((dossier) => dossierRightsOn(actor, dossier).list);
    const etat = one?.instructions[0]?.etat;
    return one && etat ? { id_fo: one.id_fo, etat } : null;
  };
}
