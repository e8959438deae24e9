// The queries here read, lock and write the two files of a merge, and the numbers of an association.
import type { Agrement } from '@asso/domain/association/fiche.fields';
import type { Corps, Registre } from '@asso/domain/association/fiche.rules';
import type { Cles } from '@asso/domain/association/registre/registre.rules';
import type { ColonnesRegistre, Tenues } from '@asso/domain/association/registre/registre-fusion.rules';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';

export type FicheRow = ColonnesRegistre & {
  id: string;
  id_correspondance: string;
  registre: Registre;
  corps: Corps;
  agrement: Agrement;
  corriges: string[];
  fusionnee_dans: string | null;
  sirens: string[];
  rnas: string[];
  version: number;
};

const fiche = sql`id, id_correspondance, id_rna, id_ex, id_siren, id_siret_siege, nom, sigle, etat, date_dissolution,
  commune, code_postal, code_departement, registre, corps, agrement, numeros_corriges as corriges, fusionnee_dans,
  array(select siren from siren_anterieur s where s.id_association = association.id order by siren) as sirens,
  array(select numero from rna_anterieur r where r.id_association = association.id order by numero) as rnas, version`;

export async function readFiches(db: Db, ids: readonly string[]): Promise<FicheRow[]> {
  const { rows } =
    await sql<FicheRow>`select ${fiche} from association where id = any(${[...ids]}::uuid[])`.execute(db);
  return rows;
}

/** Locks the files, in the order of their ids, so that two merges at once wait for each other. */
export async function lockFiches(tx: Tx, ids: readonly string[]): Promise<FicheRow[]> {
  await sql`select from association where id = any(${[...ids]}::uuid[]) order by id for update`.execute(tx);
  return readFiches(tx, ids);
}

export const readCles = ({ id_rna, id_ex, id_siren }: FicheRow): Cles => ({
  ...(id_rna ? { id_rna } : {}),
  ...(id_ex ? { id_ex } : {}),
  ...(id_siren ? { id_siren } : {}),
});

export const readTenues = ({ nom, sigle, commune, code_postal, id_siret_siege }: FicheRow): Tenues => ({
  nom,
  sigle,
  commune,
  code_postal,
  id_siret_siege,
});

export type FicheEcrite = {
  colonnes: ColonnesRegistre;
  registre: Registre;
  corps: Corps;
  agrement: Agrement;
  corriges: readonly string[];
  fusionnee_dans: string | null;
};

/** Writes a file, and marks which of its establishments is its seat. */
export async function writeFiche(tx: Tx, id: string, ecrite: FicheEcrite & { at: Date }): Promise<number> {
  const { colonnes, registre, corps, agrement, corriges, fusionnee_dans, at } = ecrite;
  const row = await tx
    .updateTable('association')
    .set((eb) => ({
      ...colonnes,
      registre: JSON.stringify(registre),
      corps: JSON.stringify(corps),
      agrement: JSON.stringify(agrement),
      numeros_corriges: [...corriges],
      fusionnee_dans,
      version: eb('version', '+', 1),
      updated_at: at,
    }))
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();
  return row.version;
}

/** Marks as the seat of these associations the establishment that each of them names so, and no other. */
export const markSieges = (tx: Tx, ids: readonly string[]) =>
  sql`update etablissement e set est_siege = (a.id_siret_siege is not distinct from e.siret)
    from association a where a.id = e.id_association and a.id = any(${[...ids]}::uuid[])
      and e.est_siege <> (a.id_siret_siege is not distinct from e.siret)`.execute(tx);

type Anterieurs = { id_association: string; sirens: readonly string[]; rnas: readonly string[]; at: Date };

/** Adds numbers that find an association without being its own. */
export async function addAnterieurs(tx: Tx, { id_association, sirens, rnas, at }: Anterieurs): Promise<void> {
  if (sirens.length > 0)
    await tx
      .insertInto('siren_anterieur')
      .values(sirens.map((siren) => ({ siren, id_association, vu_le: at })))
      .onConflict((oc) => oc.doNothing())
      .execute();
  if (rnas.length > 0)
    await tx
      .insertInto('rna_anterieur')
      .values(rnas.map((numero) => ({ numero, id_association, vu_le: at })))
      .onConflict((oc) => oc.doNothing())
      .execute();
}

/** Takes away numbers that found an association. */
export async function removeAnterieurs(
  tx: Tx,
  { id_association, sirens, rnas }: Omit<Anterieurs, 'at'>,
): Promise<void> {
  await sql`delete from siren_anterieur where id_association = ${id_association}
    and siren = any(${[...sirens]}::text[])`.execute(tx);
  await sql`delete from rna_anterieur where id_association = ${id_association}
    and numero = any(${[...rnas]}::text[])`.execute(tx);
}
