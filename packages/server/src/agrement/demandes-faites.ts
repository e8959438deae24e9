import type { AgrementResume } from '@asso/contract/agrement/definition.schemas';
import type { Actor } from '@asso/domain/compte/actor';
import { rightsOn } from '../dossier/dossier-access.ts';
import type { Db } from '../platform/db/database.ts';
import type { DefinitionRow } from './definition.sql.ts';
import { listDemandesFaites } from './demandes-faites.sql.ts';

type Asked = { actor: Actor; siret: string; rows: readonly DefinitionRow[] };

/**
 * Finds, for each agrément of a page, the dossier by which this establishment asks for its present exercise. A dossier
 * that this person may not list is not told, as everywhere else.
 */
export async function demandesFaites(
  db: Db,
  { actor, siret, rows }: Asked,
): Promise<(row: DefinitionRow) => AgrementResume['demande']> {
  if (rows.length === 0) return () => null;
  const found = await listDemandesFaites(db, { siret, definitions: rows.map(({ id }) => id) });
  const present = found.filter(({ id_definition, exercice }) =>
    rows.some((row) => row.id === id_definition && row.campagne_exercice === exercice),
  );
  return (row) => {
    const one = present.find((dossier) => dossier.id_definition === row.id && rightsOn(actor, dossier).list);
    const etat = one?.instructions[0]?.etat;
    return one && etat ? { id_fo: one.id_fo, etat } : null;
  };
}
