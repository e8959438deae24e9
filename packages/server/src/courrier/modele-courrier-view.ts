import { isDeepStrictEqual } from 'node:util';
import type { ModeleView, VersionModele } from '@asso/contract/courrier/courrier.schemas';
import type { modeleCourrierEndpoints } from '@asso/contract/courrier/modele-courrier.endpoints';
import { sayCourrier } from '@asso/contract/courrier/say-courrier';
import type { ReplyOf } from '@asso/contract/kernel/endpoint';
import type { Actor } from '@asso/domain/compte/actor';
import { findCas, readIssue } from '@asso/domain/courrier/cas-courrier.rules';
import { writesModeles } from '@asso/domain/courrier/modele-courrier.rights';
import {
  type ContenuModele,
  listManquesService,
  modeleAvis,
  readCorpsModele,
} from '@asso/domain/courrier/modele-courrier.rules';
import { listEcartsModele } from '@asso/domain/courrier/versions-modele.rules';
import type { CasDecision } from '@asso/domain/dossier/texte-lettre.schema';
import { adresseLine } from '@asso/domain/referentiel/adresse.words';
import { type EssaiRow, readVille } from './donnees-courrier.sql.ts';
import type { listModeleVersions, ModeleRow } from './modele-courrier.sql.ts';

export const toContenuModele = ({ nature, nom, objet, texte, corps }: ModeleRow): ContenuModele => ({
  nature,
  nom,
  objet,
  texte,
  corps,
});

const contactOf = ({ nom_service, adresse_service, telephone, email, ...row }: ModeleRow) => ({
  nom: nom_service,
  adresse: adresseLine(adresse_service) || null,
  ville: readVille(adresse_service),
  telephone,
  courriel: email,
  signataire: row.signataire,
  qualite: row.qualite_signataire,
});

/** Returns true when the draft differs from the last published version. */
export const isModifie = (row: ModeleRow): boolean =>
  row.id_version === null ||
  row.nom !== row.nom_publie ||
  row.nature !== row.nature_publiee ||
  row.objet !== row.objet_publie ||
  row.texte !== row.texte_publie ||
  !isDeepStrictEqual(
    readCorpsModele(row),
    readCorpsModele({ texte: row.texte_publie ?? '', corps: row.corps_publie }),
  );

export function modeleView(row: ModeleRow, actor: Actor): ModeleView {
  const { problems, avis } = modeleAvis(toContenuModele(row));
  const { id_version, numero, publiee_le, nom_publie, nature_publiee } = row;
  const isPublie = id_version !== null && numero !== null && publiee_le !== null;
  return {
    id: row.id,
    service: { id: row.id_service, nom: row.nom_service },
    contenu: { ...toContenuModele(row), corps: readCorpsModele(row) },
    modifie_le: row.modifie_le.toISOString(),
    publiee: isPublie
      ? {
          id_version,
          numero,
          le: publiee_le.toISOString(),
          nom: nom_publie ?? row.nom,
          nature: nature_publiee ?? row.nature,
        }
      : null,
    isModifie: isModifie(row),
    problems: problems.map(sayCourrier),
    avis: [...listManquesService(contactOf(row)), ...avis].map(sayCourrier),
    version: row.version,
    rights: { write: writesModeles(actor, row) },
  };
}

type Publiees = Awaited<ReturnType<typeof listModeleVersions>>;

/** Shows the versions, the latest first; each is compared with the next of the list, which is older. */
export const versionsView = (rows: Publiees): VersionModele[] =>
  rows.map((row, index) => {
    const { id, numero, publiee_le, par, nature, nom, objet, texte } = row;
    const before = rows[index + 1];
    return {
      id_version: id,
      numero,
      le: publiee_le.toISOString(),
      par,
      contenu: { nature, nom, objet, texte, corps: readCorpsModele(row) },
      ecarts: before ? listEcartsModele(before, row) : [],
    };
  });

const shownEssais = 60;

/** Shows the latest dossiers to try a template on; the cases are counted among all that were read. */
export function essaisView(rows: readonly EssaiRow[]): ReplyOf<typeof modeleCourrierEndpoints.listEssais> {
  const read = rows.map(({ id_fo, projet, association, etat, montant, demande }) => ({
    id_fo,
    projet: projet ?? '',
    association,
    cas: findCas({ action: readIssue(etat), montant, demande }),
  }));
  const count = (cas: CasDecision) => read.filter((one) => one.cas === cas).length;
  return {
    dossiers: read.slice(0, shownEssais),
    comptes: { accordee: count('accordee'), partie: count('partie'), refusee: count('refusee') },
  };
}
