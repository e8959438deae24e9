// The queries here keep the fields that the saves of an hour changed, beside the one line of history that stands for
// them (ADR 0440).
import type { FieldChange } from '@asso/domain/identifiants/avant-apres';
import { sql } from 'kysely';
import type { Db, Tx } from '../db/database.ts';
import { type Save, saveAction, writeSave } from './history.sql.ts';

type Depart = Readonly<Record<string, unknown>>;
export type LigneOuverte = { id: string; depart: Depart };

/**
 * Folds a save into the line of its hour, or of what follows the last act on the object; returns this line, with what the person had found before their first save.
 */
export async function openLigne(tx: Tx, save: Save): Promise<LigneOuverte> {
  await writeSave(tx, save);
  const { rows } = await sql<{ id: string; depart: Depart | null }>`
    select h.id::text as id, v.depart from historique h left join historique_valeurs v on v.id_historique = h.id
    where h.action = ${saveAction} and h.objet = ${save.objet} and h.id_objet = ${save.id_objet}
      and h.id_utilisateur = ${save.by.id} and h.section = ${save.section}
      and date_trunc('hour', h.survenu_le at time zone 'UTC') = date_trunc('hour', ${save.at}::timestamptz at time zone 'UTC')
    order by h.id desc limit 1`.execute(tx);
  const [line] = rows;
  if (!line) throw new Error('the save was just written');
  return { id: line.id, depart: line.depart ?? {} };
}

export const keepValeurs = (
  tx: Tx,
  { id, depart, valeurs, at }: LigneOuverte & { valeurs: readonly FieldChange[]; at: Date },
): Promise<unknown> =>
  sql`insert into historique_valeurs (id_historique, depart, valeurs, dernier_le)
    values (${id}::bigint, ${JSON.stringify(depart)}, ${JSON.stringify(valeurs)}, ${at})
    on conflict (id_historique) do update set depart = excluded.depart, valeurs = excluded.valeurs,
      dernier_le = excluded.dernier_le`.execute(tx);

/** An SQL value: the fields that the line `h` of the history changed, wherever they are kept. */
export const ligneValeurs = sql`case when h.action = ${sql.lit(saveAction)}
  then (select v.valeurs from historique_valeurs v where v.id_historique = h.id)
  else h.details -> 'avant_apres' end`;

/** An SQL value: when the last of the saves for which the line `h` stands was; null for any other act. */
export const lastLigneValue = sql`case when h.action = ${sql.lit(saveAction)}
  then (select v.dernier_le from historique_valeurs v where v.id_historique = h.id) end`;

/** Erases the fields of these lines. */
export const eraseValeurs = (tx: Db, ids: readonly string[]): Promise<unknown> =>
  sql`delete from historique_valeurs where id_historique = any(${[...ids]}::bigint[])`.execute(tx);

/** Erases the fields of the lines about these objects. */
export const eraseHistoryValeurs = (tx: Db, objet: string, ids: readonly string[]): Promise<unknown> =>
  sql`delete from historique_valeurs v using historique h
    where h.id = v.id_historique and h.objet = ${objet} and h.id_objet = any(${[...ids]}::text[])`.execute(
    tx,
  );
