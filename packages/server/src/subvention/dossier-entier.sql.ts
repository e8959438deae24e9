// Reads, in one statement, what a subvention dossier has beside its row in `dossier`: its campaign, projects, pieces,
// and what it takes from its association.
import type { Equipe } from '@asso/contract/dossier/dossier.schemas';
import { type ClotureGardee, withEdition } from '@asso/domain/subvention/edition.rules';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import {
  type AssociationAsked,
  type AssociationRead,
  selectAssociation,
} from '../association/association-du-dossier.sql.ts';
import { selectEquipe } from '../dossier/equipe.sql.ts';
import { type PieceRow, selectPieces } from '../dossier/pieces/pieces.sql.ts';
import type { Db } from '../platform/db/database.ts';
import { type StatementPlace, statement } from '../platform/db/statement.sql.ts';
import { type ProjetRow, selectProjets, withNumeros } from './dossier-subvention.sql.ts';
import type { DernierRealignement } from './renouvellement/realignement.sql.ts';
import { type CampagneRow, enteteCampagne, findContenu, selectEdition } from './subvention.sql.ts';

type Asked = AssociationAsked & { id: string };

/** The earlier dossier that the dossier read renews. */
export type Renouvelle = { id_fo: string; exercice: number };

export type DossierEntier = {
  version: CampagneRow;
  realignement: DernierRealignement | null;
  renouvelle: Renouvelle | null;
  projets: ProjetRow[];
  pieces: PieceRow[];
  association: AssociationRead;
  /** The people of the association who are notified about the dossier, the creator first. */
  equipe: Equipe;
};

export async function findDossierEntier(db: Db, asked: Asked): Promise<DossierEntier> {
  const [row] = await entier(db, asked);
  if (!row) throw new Error('a grant dossier without its campaign');
  const { realignement, renouvelle, projets, pieces, association, equipe, edition, gardee, ...entete } = row;
  return {
    version: { ...entete, contenu: withEdition(await findContenu(db, entete.id), edition, gardeeOf(gardee)) },
    realignement,
    renouvelle,
    projets: projets.map((one) =>
      withNumeros({ ...withDates(one, ['cree_le', 'modifie_le']), supprime_le: null }),
    ),
    pieces: pieces.map((one) => withDates(one, ['date_chargement'])),
    association,
    equipe,
  };
}

type GardeeLue = { type: string; le: string };

const gardeeOf = (gardee: GardeeLue | null): ClotureGardee | null =>
  gardee && { ...gardee, le: new Date(gardee.le) };

const entier = statement((db, place: StatementPlace<Asked>) =>
  db
    .selectFrom('dossier_subvention as ds')
    .innerJoin('campagne_version as v', 'v.id', 'ds.id_campagne_version')
    .innerJoin('subvention as s', 's.id', 'v.id_subvention')
    .select(enteteCampagne)
    .select([
      'ds.realignement',
      selectEdition,
      sql<GardeeLue | null>`(select json_build_object('type', d.id_sous_type_dispositif, 'le', ds.cloture_gardee)
        from dossier d where d.id = ds.id_dossier and ds.cloture_gardee is not null)`.as('gardee'),
      sql<Renouvelle | null>`(select json_build_object('id_fo', d.id_fo, 'exercice', d.exercice)
        from dossier d where d.id = ds.renouvelle)`.as('renouvelle'),
      jsonArrayFrom(selectProjets(db).where('id_dossier', '=', place('id'))).as('projets'),
      jsonArrayFrom(selectPieces(db).where('p.id_dossier', '=', place('id'))).as('pieces'),
      selectAssociation(place).as('association'),
      selectEquipe(place('id')).as('equipe'),
    ])
    .where('ds.id_dossier', '=', place('id'))
    .compile(),
);

/** Turns back into dates the instants of these columns, which JSON gives as texts. */
function withDates<T extends object, K extends keyof T>(row: T, names: readonly K[]) {
  const dates = names.map((name) => [name, new Date(String(row[name]))]);
  return { ...row, ...(Object.fromEntries(dates) as Record<K, Date>) };
}
