// A campaign, as a kind of published form.
import type { CampagneAdministree, SubventionAdministree } from '@asso/contract/catalogue/campagne.schemas';
import { nextYearBrouillon } from '@asso/domain/catalogue/calendrier/annee-suivante.rules';
import { cloturesRetirees } from '@asso/domain/catalogue/calendrier/cloture.rules';
import { type BrouillonCampagne, campagneFields } from '@asso/domain/catalogue/campagne-options.fields';
import { findOptionRubrique } from '@asso/domain/catalogue/campagne-rubriques.rows';
import { canAdminister } from '@asso/domain/catalogue/catalogue.rights';
import { etatsSubvention } from '@asso/domain/catalogue/catalogue.states';
import { changementsCampagne, describeBrouillonChanges } from '@asso/domain/catalogue/changement.words';
import { modeleBrouillon } from '@asso/domain/catalogue/modeles-campagne.rows';
import type { ModeleCampagne } from '@asso/domain/catalogue/noms-modeles.rows';
import { toPublishedCampagne, withKnownReglages } from '@asso/domain/catalogue/publication.rules';
import { localDay } from '@asso/domain/identifiants/dates-affichees';
import { lignes } from '@asso/domain/kernel/lignes';
import type { Problem } from '@asso/domain/kernel/result';
import type { Campagne } from '@asso/domain/subvention/campagne.rules';
import { cloturesDeplacees } from '@asso/domain/subvention/edition.rules';
import type { Tx } from '../platform/db/database.ts';
import { findEdition } from '../subvention/edition.sql.ts';
import { insertCampagneVersion } from '../subvention/subvention.sql.ts';
import {
  findSubvention,
  followBrouillon,
  insertSubventionAdministree,
  noteRecherche,
  type SubventionRow,
  tablesCampagne,
  writeBrouillon,
} from './campagne.sql.ts';
import { moveClotures } from './move-edition.ts';
import { findServiceNomme, type Offre, type OffrePublication } from './offre.ts';
import {
  brouillonLu,
  campagneLue,
  readBrouillon,
  readEtatSubvention,
  readPublished,
  readSubvention,
  subventionRightsOn,
} from './read-campagne.ts';

type Tete = {
  code: string;
  titre: string;
  dispositif: { code: string; label: string };
  id_service: string;
};

type FormeCampagne = {
  row: SubventionRow;
  tete: Tete;
  valeur: BrouillonCampagne;
  contenu: Campagne;
  nouvelle: Tete & { campagne_exercice: number; modele?: ModeleCampagne };
  copie: { code: string; titre?: string };
  lue: CampagneAdministree;
  creee: SubventionAdministree;
  enregistree: CampagneAdministree['brouillon'];
};

export const offreCampagne: Offre<FormeCampagne> = {
  objet: 'subvention',
  mot: 'subvention',
  tables: tablesCampagne,
  fields: campagneFields,
  refus: {
    inconnue: 'catalogue.subvention-inconnue',
    acte: 'catalogue.acte-impossible',
    code: 'catalogue.code-pris',
    service: 'catalogue.service-inconnu',
    territoire: 'catalogue.referent-hors-territoire',
    dossiers: 'catalogue.a-des-dossiers',
    changement: 'catalogue.sans-changement',
  },
  find: findSubvention,
  administre: canAdminister,
  rights: subventionRightsOn,
  etat: (row) => etatsSubvention[readEtatSubvention(row)],
  brouillon: readBrouillon,
  publiee: readPublished,

  /** The draft is that of the chosen model; without one, nearly everything is still to be written. */
  nouvelle: ({ modele, campagne_exercice, ...tete }, { id, type, code_territoire: territoire }, at) => ({
    tete: { ...tete, id_service: id },
    valeur: {
      ...modeleBrouillon(modele, { today: localDay(at), typeService: type, territoire }),
      titre: tete.titre,
      campagne_exercice,
      instructeurs: [{ id, id_service: id, isReferent: true, rang: 0 }],
    },
  }),
  copie: (row, valeur, { code, titre: donne }) => {
    const later = nextYearBrouillon(valeur);
    const titre = donne ?? later.titre?.trim() ?? row.titre;
    const dispositif = { code: row.id_type_dispositif, label: row.lib_type_dispositif };
    return {
      tete: { code, titre, dispositif, id_service: row.id_service ?? '' },
      valeur: { ...later, titre },
    };
  },
  insert: async (trx, { tete, ...ecrit }) => {
    const id = await insertSubventionAdministree(trx, tete);
    if (id) await writeBrouillon(trx, { row: { id }, ...ecrit, version: 0 });
    return id;
  },

  complete: (row, valeur) => withKnownReglages(valeur, row.id_type_dispositif),
  write: async (trx, ecrit) => {
    const { row, valeur } = ecrit;
    await writeBrouillon(trx, ecrit);
    if (row.id_version !== null) return;
    // As long as nothing is published, the subvention has the title of the draft and, without a service, its referent.
    const titre = valeur.titre?.trim() || row.titre;
    await followBrouillon(trx, row.id, { titre, id_service: row.id_service ? null : findReferentId(valeur) });
  },

  aPublier: (row, brouillon, avant) =>
    toPublishedCampagne({ brouillon, dispositif: row.id_type_dispositif, avant }),
  obstacles: async (trx, publication) => {
    const { valeur, campagne_exercice } = publication;
    const before = await findEdition(trx, editionOf(publication));
    return [
      ...cloturesRetirees(valeur, before ? { campagne_exercice, types: before.periodes } : null),
      ...(await servicesProblems(trx, publication)),
    ];
  },
  publish: async (platform, trx, publication) => {
    const { row, contenu, actor, at } = publication;
    const edition = editionOf(publication);
    const before = await findEdition(trx, edition);
    const { id, numero } = await insertCampagneVersion(trx, { ...edition, contenu, publiee_le: at });
    const moved = before ? cloturesDeplacees(before, (await findEdition(trx, edition)) ?? before) : [];
    await moveClotures(platform, trx, { edition, moved, actor, at, id_version: id });
    await writeBrouillon(trx, publication);
    await noteRecherche(trx, row.id, listMots(row, contenu));
    return numero;
  },

  services: ({ instructeurs }) => lignes(instructeurs).map(({ id_service }) => id_service),
  rubriqueOf: (path, valeur) => findOptionRubrique(path, valeur)?.titre,
  changements: describeBrouillonChanges,
  depuisPubliee: (_row, { avant, apres }, noms) => changementsCampagne(avant, apres, noms),
  entete: ({ dispositif }) => [{ quoi: 'Dispositif', avant: null, apres: dispositif.label }],

  lue: async (db, id, reader) => campagneLue(db, await findSubvention(db, id), reader),
  creee: readSubvention,
  enregistree: brouillonLu,
};

const editionOf = ({ row, campagne_exercice }: OffrePublication<FormeCampagne>) => ({
  id_subvention: row.id,
  campagne_exercice,
});

/** The service that answers for the campaign. */
export const findReferentId = ({ instructeurs }: BrouillonCampagne): string | null =>
  lignes(instructeurs).find(({ isReferent }) => isReferent === true)?.id_service ?? null;

/** Only the service that answers for the campaign must be in the territory of the person who publishes it. */
async function servicesProblems(
  trx: Tx,
  { valeur, actor }: OffrePublication<FormeCampagne>,
): Promise<Problem[]> {
  const found: Problem[] = [];
  for (const { id, id_service, isReferent } of lignes(valeur.instructeurs)) {
    const service = await findServiceNomme(offreCampagne, trx, { actor, key: id_service ?? '' });
    const told = (service.ok ? [] : service.problems).filter(
      ({ code }) => isReferent === true || code !== offreCampagne.refus.territoire,
    );
    found.push(...told.map((one) => ({ ...one, field: `instructeurs.${id}.id_service` })));
  }
  return found;
}

/** Gives the words by which the subvention is found. */
export const listMots = (row: SubventionRow, campagne: Campagne): string[] => [
  row.code,
  row.lib_type_dispositif,
  campagne.titre,
  campagne.presentation ?? '',
  ...campagne.sous_dispositifs.map(({ label }) => label),
  ...(campagne.themes ?? []),
];
