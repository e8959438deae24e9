// The queries here are about what realignments took out of the projects of a dossier, and what the last one did.
import type { Retrait } from '@asso/domain/subvention/renouvellement/realignement.rules';
import { sql } from 'kysely';
import type { Db, Table, Tx } from '../../platform/db/database.ts';

/** The choice that a change of step 0 gave up, and that undoing it restores. */
export type ChoixQuitte = { id_sous_type_dispositif: string; exercice: number; exercice_fin: number };

export type DernierRealignement = {
  /** The instant of the realignment, in ISO. */
  le: string;
  projets: number;
  avant: ChoixQuitte | null;
};

declare module '../../platform/db/database.ts' {
  interface PreciseTables {
    projet_retrait: Table<'projet_retrait', { rubrique: Retrait['rubrique']; ligne: Retrait['ligne'] }>;
  }
}

const ofDossier = (id_dossier: string) =>
  sql<boolean>`id_projet in (select id from projet where id_dossier = ${id_dossier} and supprime_le is null)`;

export async function listRetraits(db: Db, id_dossier: string): Promise<Retrait[]> {
  const rows = await db
    .selectFrom('projet_retrait')
    .select(['id_projet', 'rubrique', 'ligne'])
    .where(ofDossier(id_dossier))
    .orderBy('id_ligne')
    .execute();
  return rows as Retrait[];
}

export async function keepRetraits(
  trx: Tx,
  retraits: readonly Retrait[],
  { by, at }: { by: string; at: Date },
): Promise<void> {
  for (const { id_projet, rubrique, ligne } of retraits) {
    const json = sql<Retrait['ligne']>`${JSON.stringify(ligne)}::jsonb`;
    await trx
      .insertInto('projet_retrait')
      .values({ id_projet, rubrique, id_ligne: ligne.id, ligne: json, retire_le: at, retire_par: by })
      .onConflict((oc) =>
        oc
          .columns(['id_projet', 'rubrique', 'id_ligne'])
          .doUpdateSet({ ligne: json, retire_le: at, retire_par: by }),
      )
      .execute();
  }
}

export async function releaseRetraits(trx: Tx, repris: readonly Retrait[]): Promise<void> {
  for (const { id_projet, rubrique, ligne } of repris) {
    await trx
      .deleteFrom('projet_retrait')
      .where('id_projet', '=', id_projet)
      .where('rubrique', '=', rubrique)
      .where('id_ligne', '=', ligne.id)
      .execute();
  }
}

/** Writes what the last realignment did; null erases it when nothing is left to tell. */
export const writeRealignement = (trx: Tx, id_dossier: string, done: DernierRealignement | null) =>
  trx
    .updateTable('dossier_subvention')
    .set({ realignement: done === null ? null : sql`${JSON.stringify(done)}::jsonb` })
    .where('id_dossier', '=', id_dossier)
    .execute();

export async function findRealignement(db: Db, id_dossier: string): Promise<DernierRealignement | null> {
  const row = await db
    .selectFrom('dossier_subvention')
    .select('realignement')
    .where('id_dossier', '=', id_dossier)
    .executeTakeFirst();
  return row?.realignement ?? null;
}

/** Deletes what realignments had taken out of the projects, once the dossier is transmitted. */
export async function forgetRetraits(trx: Tx, id_dossier: string): Promise<void> {
  await trx
    .deleteFrom('projet_retrait')
    .where(sql<boolean>`id_projet in (select id from projet where id_dossier = ${id_dossier})`)
    .execute();
  await writeRealignement(trx, id_dossier, null);
}
