import type { Equipe } from '@asso/contract/dossier/dossier.schemas';
import type { Actor } from '@asso/domain/compte/actor';
import type { Listes } from '@asso/domain/kernel/listes';
import type { DossierComplet } from '@asso/domain/subvention/dossier-complet.rules';
import type { DossierSubvention } from '@asso/domain/subvention/dossier-subvention.fields';
import { withServicesSaisis } from '@asso/domain/subvention/edition.rules';
import type { Retrait } from '@asso/domain/subvention/renouvellement/realignement.rules';
import { dossierAssociation } from '../association/association-du-dossier.sql.ts';
import type { DossierRow } from '../dossier/dossier.sql.ts';
import { listPeople } from '../dossier/equipe.sql.ts';
import { chosenIn, type DocumentChoices, readDocumentChoices } from '../dossier/pieces/au-choix.ts';
import type { PieceRow } from '../dossier/pieces/pieces.sql.ts';
import { readVisibleVersion } from '../dossier/renvoi/version-lue.ts';
import type { Db } from '../platform/db/database.ts';
import { readListes } from '../referentiel/listes.ts';
import { findDossierEntier, type Renouvelle } from './dossier-entier.sql.ts';
import { dossierRecu } from './dossier-recu.ts';
import { type ProjetRow, withNumeros } from './dossier-subvention.sql.ts';
import { type DernierRealignement, listRetraits } from './renouvellement/realignement.sql.ts';
import type { CampagneRow } from './subvention.sql.ts';
import { listServicesNamed } from './tableau-de-bord/tableau-de-bord.sql.ts';

/** A subvention dossier with everything that its rules, its pages and its PDF need. */
export type Loaded = {
  row: DossierRow;
  version: CampagneRow;
  complet: DossierComplet;
  projets: ProjetRow[];
  pieces: PieceRow[];
  /** The last time the projects were adjusted to the years of the dossier. */
  realignement: DernierRealignement | null;
  /** The earlier dossier that the dossier renews. */
  renouvelle: Renouvelle | null;
  /** The people of the association who are notified about the dossier, the creator first. */
  equipe: Equipe;
  /** The labels of the functions that administrators added, when people of the dossier bear some. */
  listes: Listes;
  /** The parts that the adjustment took out of the projects; they are kept aside. */
  retraits: Retrait[];
  /** The documents and people from which the person who reads the dossier may choose. */
  auChoix: DocumentChoices;
};

/** A project that is alone is « Projet 1 », whatever its number was beside those that were removed. */
const numerotes = (projets: ProjetRow[]): ProjetRow[] =>
  projets.length === 1 ? projets.map((one) => withNumeros({ ...one, numero_projet: 1 })) : projets;

/**
 * `lecteur` is the person who reads the dossier, and chooses documents and people in it, or the service in whose place
 * it is read; without a person nothing can be chosen.
 */
export async function loadDossier(
  db: Db,
  found: DossierRow,
  lecteur?: Actor | { id_service: string },
): Promise<Loaded> {
  const actor = lecteur && 'roles' in lecteur ? lecteur : undefined;
  const recue = lecteur && (await readVisibleVersion(db, found, lecteur));
  const recu = recue && (await dossierRecu(db, found, recue));
  const row = recu?.row ?? found;
  const entier = await findDossierEntier(db, {
    id: row.id,
    id_association: row.id_association,
    people: listPeople(row),
    lecteur: actor?.id ?? null,
    ...chosenIn(row.tete as DossierSubvention),
  });
  const { realignement, renouvelle, equipe } = entier;
  const { pieces } = recu ?? entier;
  const projets = numerotes((recu ?? entier).projets);
  const asked = row.instructions.map((one) => one.id_service_instructeur);
  const version = { ...entier.version, contenu: withServicesSaisis(entier.version.contenu, asked) };
  const association = dossierAssociation(entier.association, row.id_siret);
  const unnamed = version.contenu.instructeurs.flatMap(({ id_service }) =>
    asked.includes(id_service) ? [] : [id_service],
  );
  const beside = unnamed.length > 0 ? await listServicesNamed(db, unnamed) : [];
  const complet: DossierComplet = {
    tete: row.tete as DossierSubvention,
    exercice: row.exercice,
    exercice_fin: row.exercice_fin,
    sous_dispositif: row.id_sous_type_dispositif ?? '',
    dispositif: version.id_type_dispositif,
    campagne: version.contenu,
    projets: projets.map(({ id, corps, cree_le }) => ({ id, corps, cree_le: cree_le.toISOString() })),
    pieces: pieces.map(({ code, uuid, etat_analyse, date_chargement }) => ({
      code,
      uuid,
      etat_analyse,
      date_chargement: date_chargement.toISOString(),
    })),
    association: association.fiche,
    representants: association.representants,
    ribs: association.ribs,
    // Those that a draft asks beside the first one have no instruction before it is transmitted.
    nomsServices: Object.fromEntries([
      ...beside.map(({ id, nom }) => [id, nom]),
      ...row.instructions.map((one) => [one.id_service_instructeur, one.nom_service]),
    ]),
  };
  const listes = await readListes(db, ['fonctions']);
  const retraits = realignement === null ? [] : await listRetraits(db, row.id);
  const auChoix = actor
    ? await readDocumentChoices(db, {
        actor,
        row,
        pieces,
        documents: association.documents,
        association: association.connue,
      })
    : { documents: [], isFicheOuverte: false };
  return {
    row,
    version,
    complet,
    projets,
    pieces,
    realignement,
    renouvelle,
    equipe,
    listes,
    retraits,
    auChoix,
  };
}
