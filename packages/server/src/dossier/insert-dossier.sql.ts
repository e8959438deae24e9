// The queries here are about the first rows of a dossier: its number, itself, and the instruction of the service it is
// begun for.
import { localYear } from '@asso/domain/identifiants/dates-affichees';
import { formatIdFo } from '@asso/domain/identifiants/numeros-internes';
import { type Insertable, sql } from 'kysely';
import type { Tx } from '../platform/db/database.ts';
import { type DossierTable, insertInstruction } from './dossier.sql.ts';

/**
 * Gives the next number of that year, shared by dossiers and SIRET requests; the year begins at midnight in Paris.
 */
export async function nextNumero(trx: Tx, annee: number): Promise<string> {
  const row = await trx
    .insertInto('numero_dossier')
    .values({ annee, dernier: 1 })
    .onConflict((oc) => oc.column('annee').doUpdateSet({ dernier: sql`numero_dossier.dernier + 1` }))
    .returning('dernier')
    .executeTakeFirstOrThrow();
  return formatIdFo(annee, row.dernier);
}

export type NewDossier = Omit<
  Insertable<DossierTable>,
  | 'id'
  | 'id_fo'
  | 'est_supprime'
  | 'version'
  | 'statut'
  | 'modifie_le'
  | 'modifie_par'
  | 'pris_en_charge_le'
  | 'anonymise_le'
>;

/**
 * Writes a new dossier and its instruction; returns undefined when the same request exists already, which the unique
 * index decides even between two at once. The instruction copies some of what `before` writes first, so that its row
 * and its many indexes are written once.
 */
export async function insertDossier(
  trx: Tx,
  dossier: NewDossier,
  before: (id: string) => Promise<void> = async () => undefined,
): Promise<{ id: string; id_fo: string } | undefined> {
  const id_fo = await nextNumero(trx, localYear(dossier.cree_le));
  const inserted = await trx
    .insertInto('dossier')
    .values({
      ...dossier,
      id_fo,
      recherche: sql`sans_accents(${`${id_fo} ${dossier.recherche}`})`,
      tete: sql`${JSON.stringify(dossier.tete)}::jsonb`,
      statut: 'incomplet',
      modifie_le: dossier.cree_le,
      modifie_par: dossier.created_by,
    })
    .onConflict((oc) => oc.column('cle_unicite').where('est_supprime', '=', sql.lit(false)).doNothing())
    .returning(['id', 'id_fo'])
    .executeTakeFirst();
  if (!inserted) return undefined;
  await before(inserted.id);
  await insertInstruction(trx, {
    id_dossier: inserted.id,
    id_service_instructeur: dossier.id_service_instructeur,
    etat: 'A',
    at: dossier.cree_le,
  });
  return inserted;
}
