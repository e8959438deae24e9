// The queries here are about the people with whom a dossier may be shared: members of its association, of the head
// office or of its own establishment.
import { partagesMax } from '@asso/domain/dossier/partage.rules';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { DossierRow } from '../dossier.sql.ts';

export type PartageRow = {
  id: string;
  nom: string;
  fonction: string;
  civilite: string | null;
  isCreateur: boolean;
  isPartage: boolean;
  /** Since when it is shared with this person. */
  partage_le: Date | null;
};

/** Lists the people with whom the dossier may be shared, its creator first. */
export async function listPartageables(
  db: Db,
  { id: id_dossier, id_association, id_siret, created_by, shared_with }: DossierRow,
): Promise<PartageRow[]> {
  const { rows } = await sql<PartageRow>`
    select d.id, d.prenom || ' ' || d.nom as nom, min(m.fonction) as fonction, u.civilite,
      d.id = ${created_by} and bool_or(not m.restreint) as "isCreateur",
      d.id = any(${shared_with}::uuid[]) as "isPartage",
      (select p.partage_le from dossier_partage p
        where p.id_dossier = ${id_dossier} and p.id_utilisateur = d.id) as partage_le
    from membre_association m
    join destinataire d on d.id = m.id_utilisateur
    join utilisateur u on u.id = d.id
    where m.id_association = ${id_association} and m.etat = 'active'
      and coalesce(m.id_siret, ${id_siret}) = ${id_siret}
    group by d.id, d.prenom, d.nom, u.civilite
    order by d.id = ${created_by} desc, d.nom, d.prenom
    limit 200`.execute(db);
  return rows;
}

/**
 * Lists the other managers of the association, of the head office or of the dossier's own establishment; a person who
 * was given a few dossiers is not among them.
 */
export async function listAutresGestionnaires(
  db: Db,
  { id_association, id_siret, created_by }: DossierRow,
): Promise<{ id: string; nom: string }[]> {
  const { rows } = await sql<{ id: string; nom: string }>`
    select distinct d.id, d.prenom || ' ' || d.nom as nom
    from membre_association m
    join destinataire d on d.id = m.id_utilisateur
    where m.id_association = ${id_association} and m.etat = 'active' and not m.restreint
      and coalesce(m.id_siret, ${id_siret}) = ${id_siret} and d.id <> ${created_by}
    order by nom, d.id limit ${partagesMax}`.execute(db);
  return rows;
}

export const addPartages = (
  trx: Tx,
  { id_dossier, ids, by, at }: { id_dossier: string; ids: readonly string[]; by: string; at: Date },
) =>
  sql`insert into dossier_partage (id_dossier, id_utilisateur, partage_le, partage_par)
    select ${id_dossier}, id, ${at}, ${by} from unnest(${[...ids]}::uuid[]) as a (id)
    on conflict do nothing`.execute(trx);

export const removePartages = (
  trx: Tx,
  { id_dossier, ids }: { id_dossier: string; ids: readonly string[] },
) =>
  sql`delete from dossier_partage
    where id_dossier = ${id_dossier} and id_utilisateur = any(${[...ids]}::uuid[])`.execute(trx);

/** Finds when this person last asked for the dossier to be opened to them, since this instant. */
export async function findDemandeAcces(
  db: Db,
  { id_dossier, action, par, since }: { id_dossier: string; action: string; par: string; since: Date },
): Promise<Date | null> {
  const { rows } = await sql<{ le: Date | null }>`
    select max(survenu_le) as le from historique
    where objet = 'dossier' and id_objet = ${id_dossier} and action = ${action}
      and id_utilisateur = ${par} and survenu_le > ${since}`.execute(db);
  return rows[0]?.le ?? null;
}
