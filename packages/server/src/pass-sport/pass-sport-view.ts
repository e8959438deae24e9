import type {
  DossierPsp,
  ExercicePspView,
  FederationJustifiee,
  InscriptionPsp,
  RibPsp,
  StructurePsp,
} from '@asso/contract/pass-sport/pass-sport.schemas';
import { sayPassSportProblem } from '@asso/contract/pass-sport/say-pass-sport-problem';
import type { Actor } from '@asso/domain/compte/actor';
import { maskIban } from '@asso/domain/identifiants/nombres-affiches';
import type { Problem } from '@asso/domain/kernel/result';
import { etatsPaiement } from '@asso/domain/paiement/demande-paiement.states';
import { dossierPspRights, listsDossiersPsp } from '@asso/domain/pass-sport/dossier-psp.rights';
import { choosePanel } from '@asso/domain/pass-sport/dossier-psp.rules';
import {
  etatExercice,
  exerciceCourant,
  joursRestants,
  nameSaison,
} from '@asso/domain/pass-sport/exercice.rules';
import { fermeture, isModifiable } from '@asso/domain/pass-sport/inscription.rules';
import { faitsPsp } from '@asso/domain/pass-sport/pass-sport.words';
import { attestationProblem, ribProblem } from '@asso/domain/pass-sport/structure.rules';
import { listLignes } from '../association/collection/ligne.sql.ts';
import type { RibRow } from '../association/collection/rib.sql.ts';
import type { DocumentRow } from '../document/document.sql.ts';
import type { Db } from '../platform/db/database.ts';
import { type HistoryLine, listHistory } from '../platform/history/history.sql.ts';
import { listCollegues } from './collegues.sql.ts';
import type { DossierOuvert } from './dossier-psp-access.ts';
import { dossierPspRef } from './dossier-psp-access.ts';
import { findEmpechement } from './empechement.ts';
import { type ExerciceRow, listExercices } from './exercice.sql.ts';
import { type InscriptionRow, listInscriptions, noInscription, readTotaux } from './inscription.sql.ts';
import {
  listScans,
  loadStructure,
  ribVu,
  type StructurePlace,
  type StructureRead,
  toRibVu,
} from './load-structure.ts';

export const objetPsp = 'pass-sport';

const said = (problem: Problem | null) => (problem ? sayPassSportProblem(problem) : null);

export function exerciceView(row: ExerciceRow, all: readonly ExerciceRow[], now: Date): ExercicePspView {
  const { id, libelle, active, date_debut, date_fin, montant, version } = row;
  return {
    id,
    id_exercice: id,
    libelle,
    saison: nameSaison(id),
    active,
    date_debut,
    date_fin,
    montant,
    etat: etatExercice(row, now),
    courant: exerciceCourant(all, now)?.id === id,
    jours_restants: joursRestants(row, now),
    fermeture: said(fermeture(row, all, now)),
    version,
  };
}

export const inscriptionView = (row: InscriptionRow): InscriptionPsp => ({
  id: row.id,
  exercice_id: row.exercice_id,
  dossier_id: row.dossier_id,
  id_etat: row.id_etat,
  lib_etat: etatsPaiement[row.id_etat],
  federation: row.siren_federation
    ? { siren: row.siren_federation, nom: row.nom_federation ?? row.siren_federation }
    : null,
  beneficiaire: {
    id_psp: row.id_psp,
    prenom: row.prenom,
    nom: row.nom,
    adresse: { commune: row.commune, code_postal: row.code_postal },
  },
  montant: row.montant,
  motif: row.motif,
  reference: row.reference,
  paye_le: row.paye_le,
  cree_le: row.cree_le.toISOString(),
  modifiable: isModifiable(row.id_etat),
  version: row.version,
});

const ribView = (row: RibRow, scans: readonly DocumentRow[], id_siret: string): RibPsp => ({
  id: row.id,
  titulaire: row.titulaire,
  iban: row.iban ? maskIban(row.iban) : null,
  problem: said(ribProblem(toRibVu(row, scans), id_siret)),
});

const federationView = (
  one: StructureRead['justificatifs'][number],
  { attestations, regles }: StructureRead,
): FederationJustifiee => {
  const last = attestations.find(
    ({ siren_federation, exercice_id }) => siren_federation === one.siren && exercice_id === one.de,
  );
  return {
    siren: one.siren,
    nom: one.nom,
    etat: one.etat,
    attestation: last
      ? {
          saison: nameSaison(last.exercice_id),
          uuid: last.id_document,
          nom: last.nom_document,
          depose_le: last.depose_le.toISOString(),
        }
      : null,
    problem: regles.attestation ? said(attestationProblem(one)) : null,
  };
};

type Viewer = { actor: Actor; now: Date };

/** Shows the three checks of an establishment (eligibility, proofs, account), whether a dossier was begun or not. */
export async function structureView(
  db: Db,
  lieu: StructurePlace,
  { actor, now }: Viewer,
): Promise<StructurePsp> {
  const { opened, id_siret, exercice, exercices } = lieu;
  const { row, acces, perimetre } = opened;
  const [structure, ribs, scans, collegues] = await Promise.all([
    loadStructure(db, { row, exercice, now }),
    acces.rights.editRib ? listLignes(db, { type: 'ribs', idAssociation: row.id }, perimetre) : [],
    listScans(db, row.id),
    listCollegues(db, { id_association: row.id, id_siret }),
  ]);
  const { eligibilite, hasArrete } = structure;
  const { eligible, agrements, remarques } = eligibilite;
  const rights = dossierPspRights(actor, null, { acces, id_siret });
  return {
    association: { id: row.id, nom: row.nom, id_siren: row.id_siren },
    id_siret,
    nom: row.nom,
    exercice: exerciceView(exercice, exercices, now),
    eligible,
    problem: eligible ? null : sayPassSportProblem({ code: 'pass-sport.non-eligible' }),
    remarques: remarques.map(sayPassSportProblem),
    federations: structure.justificatifs.map((one) => federationView(one, structure)),
    agrements,
    arrete:
      agrements.length === 0
        ? null
        : {
            depose: hasArrete,
            problem: hasArrete ? null : sayPassSportProblem({ code: 'pass-sport.arrete-absent' }),
          },
    ribs: ribs.filter((one) => one.id_siret === id_siret).map((one) => ribView(one, scans, id_siret)),
    collegues: rights.hasWright ? collegues : [],
    rights: { create: rights.hasWright, list: listsDossiersPsp(acces) },
  };
}

/** How many inscriptions a dossier shows at first; the call that lists them gives the others. */
const premieres = 50;

export async function dossierView(
  db: Db,
  ouvert: DossierOuvert,
  { actor, now }: Viewer,
): Promise<DossierPsp> {
  const { dossier, opened, rights } = ouvert;
  const { id, id_association, id_siret, id_rib } = dossier;
  const [exercices, page, totaux, history, rib, scans, collegues] = await Promise.all([
    listExercices(db),
    listInscriptions(db, { dossier_id: id, limit: premieres, cursor: null }),
    readTotaux(db, [id]),
    listHistory(db, { objet: objetPsp, id_objet: id }, { limit: 100 }),
    ribVu(db, { id_rib, id_association }),
    listScans(db, id_association),
    listCollegues(db, { id_association, id_siret }),
  ]);
  const exercice = exercices.find((one) => one.id === dossier.exercice_id);
  if (!exercice) throw new Error('a dossier without its exercise');
  const empechement = await findEmpechement(db, { dossier, row: opened.row, exercice, exercices, now });
  const noms = new Map(collegues.map((one) => [one.id, one.nom]));
  return {
    id,
    structure: { id_siret, nom: dossier.nom, id_rib },
    shared_with: dossier.shared_with,
    partages: dossier.shared_with.map((one) => ({ id: one, nom: noms.get(one) ?? 'Ancien membre' })),
    created_by: { id: dossier.created_by, nom: dossier.nom_createur },
    exercice: exerciceView(exercice, exercices, now),
    inscriptions: page.rows.map(inscriptionView),
    totaux: totaux.get(id) ?? noInscription,
    rib: rib && ribView(rib.row, scans, id_siret),
    showPanel: choosePanel(actor.id, { ...dossierPspRef(dossier), nbInscriptions: page.total }),
    hasWright: rights.hasWright,
    empechement: said(empechement),
    historique: history.map(evenementOf),
    cree_le: dossier.cree_le.toISOString(),
    modifie_le: dossier.modifie_le.toISOString(),
    version: dossier.version,
  };
}

const evenementOf = (line: HistoryLine): DossierPsp['historique'][number] => ({
  id: String(line.id),
  le: line.at.toISOString(),
  fait: faitsPsp[line.action] ?? line.action,
  par: line.utilisateur ?? 'Le portail',
  detail: line.to ?? null,
});
