// Dossiers outlive the membership of the person who began them: they are shared with a successor, or given to a person
// invited to a few of them.
import { nomDossier } from '@asso/domain/dossier/dossier.words';
import { sql } from 'kysely';
import type { SuiteDossiers } from '../association/suite-dossiers.ts';
import type { Tx } from '../platform/db/database.ts';
import { type HistoryEntry, writeHistory } from '../platform/history/history.sql.ts';
import { type DossierRow, findDossier, selectDossiers } from './dossier.sql.ts';
import { dossierRightsOn } from './dossier-access.ts';
import { nommeRow } from './tell-dossier.ts';

const mostGivable = 50;

/**
 * A finished dossier may be read but is no longer acted on; state B is not listed here, since a removed dossier may be
 * restored.
 */
const finis = ['10', '11', '12'];

export const dossiersSuccession: SuiteDossiers = {
  succeed: async (tx, { id_association, id_siret, de, a, isDesigne, by, at }) => {
    const { rows } = await sql<{ id_dossier: string }>`
      insert into dossier_partage (id_dossier, id_utilisateur, partage_le, partage_par)
      select d.id, suivant.id, ${at}, ${by.id}
      from dossier d cross join unnest(${[...a]}::uuid[]) as suivant(id)
      where d.id_association = ${id_association}
        and d.created_by <> suivant.id
        and (${de}::uuid is not null or ${id_siret}::text is null or d.id_siret = ${id_siret})
        and (${de}::uuid is null or d.created_by = ${de} or exists (
          select from dossier_partage p where p.id_dossier = d.id and p.id_utilisateur = ${de}))
        and (${isDesigne} or not exists (
          select from membre_association m
          where m.id_association = d.id_association and m.id_utilisateur = suivant.id
            and m.etat = 'active' and m.ferme_avant > d.cree_le))
        and exists (select from instruction i where i.id_dossier = d.id and i.etat <> all(${finis}))
      on conflict do nothing
      returning id_dossier`.execute(tx);
    const ids = [...new Set(rows.map(({ id_dossier }) => id_dossier))];
    for (const id of ids) await trace(tx, id, { action: 'dossier.succession', by, at });
    return ids.length;
  },

  givable: async (db, { actor, id_association, cles }) => {
    const found: string[] = [];
    for (const cle of new Set(cles)) {
      const dossier = await findDossier(db, cle);
      if (dossier?.id_association !== id_association) continue;
      if (dossierRightsOn(actor, dossier).share) found.push(dossier.id);
    }
    return [...new Set(found)];
  },

  listGivable: async (db, { actor, id_association }) => {
    const rows = await selectDossiers(db)
      .where('dossier.id_association', '=', id_association)
      .where('dossier.est_supprime', '=', false)
      .where(
        sql<boolean>`(dossier.created_by = ${actor.id} or exists (
          select from dossier_partage p where p.id_dossier = dossier.id and p.id_utilisateur = ${actor.id}))`,
      )
      .orderBy('dossier.modifie_le', 'desc')
      .limit(mostGivable)
      .execute();
    return (rows as DossierRow[])
      .filter((row) => dossierRightsOn(actor, row).share)
      .map((row) => ({ id: row.id, libelle: `${row.id_fo}, ${nomDossier(nommeRow(row))}` }));
  },

  give: async (tx, { ids, id_association, a, by, at }) => {
    const { rows } = await sql<{ id_dossier: string }>`
      insert into dossier_partage (id_dossier, id_utilisateur, partage_le, partage_par)
      select d.id, ${a}, ${at}, ${by.id} from dossier d
      where d.id = any(${[...ids]}::uuid[]) and d.id_association = ${id_association}
      on conflict do nothing
      returning id_dossier`.execute(tx);
    for (const { id_dossier } of rows) await trace(tx, id_dossier, { action: 'dossier.partage', by, at });
  },

  takeBack: async (tx, { id_association, id_utilisateur }) => {
    await sql`
      delete from dossier_partage p using dossier d
      where d.id = p.id_dossier and d.id_association = ${id_association}
        and p.id_utilisateur = ${id_utilisateur}`.execute(tx);
  },

  count: async (db, id_association) => {
    const { rows } = await sql<{ id: string; n: number }>`
      select p.id_utilisateur as id, count(*)::int as n
      from dossier_partage p join dossier d on d.id = p.id_dossier
      where d.id_association = ${id_association} and not d.est_supprime
      group by 1`.execute(db);
    return new Map(rows.map(({ id, n }) => [id, n]));
  },
};

const trace = (tx: Tx, id: string, entry: Pick<HistoryEntry, 'action' | 'by' | 'at'>): Promise<void> =>
  writeHistory(tx, { objet: 'dossier', id_objet: id, details: { cote: 'association' }, ...entry });
