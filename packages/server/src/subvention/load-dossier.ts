import type { DossierSubvention } from '@asso/domain/subvention/dossier-subvention.fields';
import type { DossierComplet } from '@asso/domain/subvention/dossier-subvention.rules';
import {
  type AssociationDuDossier,
  findAssociationDuDossier,
} from '../association/association-du-dossier.sql.ts';
import { type DossierRow, isUuid, peopleOf } from '../dossier/dossier.sql.ts';
import type { Db } from '../platform/db/database.ts';
import {
  findPinnedVersion,
  listPieces,
  listProjets,
  type PieceRow,
  type ProjetRow,
} from './dossier-subvention.sql.ts';
import { type CampagneRow, findCampagneVersion } from './subvention.sql.ts';

/** A grant dossier with all that its rules, its pages and its PDF look at. */
export type Loaded = {
  row: DossierRow;
  version: CampagneRow;
  complet: DossierComplet;
  projets: ProjetRow[];
  pieces: PieceRow[];
  /** Documents of the association that can be joined. */
  documents: AssociationDuDossier['documents'];
};

export async function loadDossier(db: Db, row: DossierRow): Promise<Loaded> {
  const version = await findCampagneVersion(db, await findPinnedVersion(db, row.id));
  const [projets, pieces, association] = await Promise.all([
    listProjets(db, row.id),
    listPieces(db, row.id),
    findAssociationDuDossier(db, {
      id: row.id_association,
      id_siret: row.id_siret,
      people: peopleOf(row),
      chosen: chosenIn(row.tete as DossierSubvention),
    }),
  ]);
  const complet: DossierComplet = {
    tete: row.tete as DossierSubvention,
    exercice: row.exercice,
    exercice_fin: row.exercice_fin,
    sous_dispositif: row.id_sous_type_dispositif ?? '',
    campagne: version.contenu,
    projets: projets.map(({ id, corps }) => ({ id, corps })),
    pieces: pieces.map(({ code, uuid, etat_analyse }) => ({ code, uuid, etat_analyse })),
    association: association.fiche,
    representants: association.representants,
    ribs: association.ribs,
  };
  return { row, version, complet, projets, pieces, documents: association.documents };
}

function chosenIn({ demandeur }: DossierSubvention) {
  const people = [demandeur?.id_representant_legal, demandeur?.id_signataire, demandeur?.id_responsable];
  return {
    representants: people.filter((id) => typeof id === 'string' && isUuid(id)) as string[],
    ribs: demandeur?.id_rib && isUuid(demandeur.id_rib) ? [demandeur.id_rib] : [],
  };
}
