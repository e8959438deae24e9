// The queries here find the people of a dossier on the side of its applicant.
import type { Equipe } from '@asso/contract/dossier/dossier.schemas';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../platform/db/database.ts';
import { type StatementPlace, statement } from '../platform/db/statement.sql.ts';
import type { DossierRow } from './dossier.sql.ts';

/** Lists the creator of the dossier and the people it is shared with. */
export const listPeople = (dossier: DossierRow): string[] => [
  ...new Set([dossier.created_by, ...dossier.shared_with]),
];

/**
 * Finds the people who are told about a dossier on the side of its applicant: the creator and those it is shared with,
 * while they are members of the association. When a service began the dossier: its creator, while that agent belongs to
 * the service, and the managers of the association to whom the past is open.
 */
export async function findDemandeurs(db: Db, { id }: Pick<DossierRow, 'id'>): Promise<string[]> {
  const rows = await demandeurs(db, { id });
  return rows.map((one) => one.id);
}

const demandeursDe = (id: RawBuilder<string>) => sql<{ id: string }>`
  select m.id_utilisateur as id from dossier d join membre_association m on m.id_association = d.id_association
  where d.id = ${id} and m.etat = 'active' and (
    (not m.restreint and m.id_utilisateur = d.created_by)
    or exists (select from dossier_partage s where s.id_dossier = d.id and s.id_utilisateur = m.id_utilisateur)
    or (d.created_by_type = 'rds' and not m.restreint and m.ferme_avant is null
      and coalesce(m.id_siret, d.id_siret) = d.id_siret))
  union
  select m.id_utilisateur from dossier d join membre_service m on m.id_utilisateur = d.created_by
    and m.id_service = d.created_by_service
  where d.id = ${id}`;

const demandeurs = statement((db, place: StatementPlace<{ id: string }>) =>
  demandeursDe(place('id')).compile(db),
);

/** Lists, as one expression in a query, the people that `findDemandeurs` finds, the creator first. */
export const selectEquipe = (id: RawBuilder<string>): RawBuilder<Equipe> => sql`coalesce((
  select json_agg(json_build_object('id', u.id, 'nom', u.prenom || ' ' || u.nom)
    order by u.id = (select created_by from dossier where id = ${id}) desc, u.nom)
  from (${demandeursDe(id)}) w join destinataire u on u.id = w.id), '[]'::json)`;

export async function listEquipe(db: Db, { id }: Pick<DossierRow, 'id'>): Promise<Equipe> {
  const [row] = await equipe(db, { id });
  return row?.equipe ?? [];
}

const equipe = statement((db, place: StatementPlace<{ id: string }>) =>
  db.selectNoFrom(selectEquipe(place('id')).as('equipe')).compile(),
);
