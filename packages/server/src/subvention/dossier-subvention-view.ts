import type { ProblemView } from '@asso/contract/kernel/common.schemas';
import type { DossierSubventionView, ProjetView } from '@asso/contract/subvention/subvention.schemas';
import { isRepresentantComplete } from '@asso/domain/association/representant.rules';
import { maskIban } from '@asso/domain/identifiants/affichage';
import { sumEuros } from '@asso/domain/kernel/money';
import type { Problem } from '@asso/domain/kernel/result';
import { stepStates } from '@asso/domain/kernel/steps';
import { sousDispositifOf } from '@asso/domain/subvention/campagne.rules';
import {
  documentsDe,
  projetProblems,
  transmissionProblems,
} from '@asso/domain/subvention/dossier-subvention.rules';
import { type EtapeSubvention, stepsSubvention } from '@asso/domain/subvention/dossier-subvention.steps';
import type { Projet } from '@asso/domain/subvention/projet.fields';
import { montantDemande } from '@asso/domain/subvention/projet.rules';
import { rightsOn } from '../dossier/dossier-ref.ts';
import { dossierHead, instructionsSeen, type Viewer } from '../dossier/dossier-views.ts';
import type { FinancementRow, ProjetRow } from './dossier-subvention.sql.ts';
import type { Loaded } from './load-dossier.ts';

export type ViewDeps = { viewer: Viewer; now: Date; say: (problem: Problem) => ProblemView };

export function dossierSubventionView(loaded: Loaded, deps: ViewDeps): DossierSubventionView {
  const { row, complet, version } = loaded;
  const head = dossierHead(row, deps.viewer);
  const given = { now: deps.now, isSentBack: row.instructions.some((one) => one.etat === 'C') };
  const states = stepStates(stepsSubvention, { dossier: complet, ...given }, (id) => isBegun(loaded, id));
  return {
    ...head,
    tete: complet.tete,
    campagne: version.contenu as DossierSubventionView['campagne'],
    numero_version: version.numero,
    date_fin: sousDispositifOf(version.contenu, complet.sous_dispositif)?.date_fin ?? '',
    etapes: states.map((state) => ({
      ...state,
      blockers: state.blockers.map(deps.say),
      opening: state.opening.map(deps.say),
    })),
    blockers: transmissionProblems(complet, given).map(deps.say),
    pieces: piecesView(loaded),
    projets: loaded.projets.map((projet) => projetView(loaded, projet, deps)),
    association: complet.association as Record<string, unknown>,
    choix: choixView(loaded),
  };
}

/** Amounts of a service are read beside what the association typed, at the same rows; another service's are not told. */
export function projetView(loaded: Loaded, projet: ProjetRow, { viewer, say }: ViewDeps): ProjetView {
  const seen = instructionsSeen(loaded.row, viewer.actor).map((one) => one.id_service_instructeur);
  const amounts = projet.financements.filter((one) => seen.includes(one.id_service_instructeur));
  const granted = amounts.flatMap((one) => one.montant_accorde ?? []);
  return {
    id: projet.id,
    numero_projet: projet.numero_projet,
    rang_dossier: projet.rang_dossier,
    corps: withAmounts(projet.corps, amounts),
    montant_demande: montantDemande(projet.corps),
    montant_accorde: granted.length > 0 ? sumEuros(granted) : null,
    version: projet.version,
    rights: rightsOn(viewer.actor, loaded.row),
    blockers: projetProblems(loaded.complet, projet.corps).map(say),
  };
}

function withAmounts(corps: Projet, amounts: readonly FinancementRow[]): Projet {
  return {
    ...corps,
    financements: corps.financements?.map((line) => {
      const row = amounts.find(
        (one) =>
          one.annee === Number(line.annee) && one.id_service_instructeur === line.id_service_instructeur,
      );
      return {
        ...line,
        montant_propose: row?.montant_propose ?? null,
        montant_accorde: row?.montant_accorde ?? null,
      };
    }),
  };
}

function piecesView({ complet, pieces, documents }: Loaded): DossierSubventionView['pieces'] {
  return documentsDe(complet).map((attendu) => {
    const piece = pieces.find((one) => one.code === attendu.code);
    return {
      code: attendu.code,
      label: attendu.label,
      aide: attendu.aide ?? null,
      nature: attendu.nature,
      obligatoire: attendu.obligatoire,
      document: piece
        ? {
            uuid: piece.uuid,
            nom: piece.nom,
            taille: piece.taille,
            etat_analyse: piece.etat_analyse,
            date_chargement: piece.date_chargement.toISOString(),
          }
        : null,
      proposes: documents
        .filter((one) => one.type === attendu.nature)
        .map(({ id, nom, date_chargement }) => ({
          uuid: id,
          nom,
          date_chargement: date_chargement.toISOString(),
        })),
    };
  });
}

const choixView = ({ complet }: Loaded): DossierSubventionView['choix'] => ({
  representants: complet.representants.map((one) => ({
    id: one.id,
    nom: [one.prenom, one.nom].filter(Boolean).join(' ') || 'Sans nom',
    isComplet: isRepresentantComplete(one),
  })),
  ribs: complet.ribs.map((one) => ({
    id: one.id,
    iban_masque: maskIban(String(one.iban ?? '')),
    titulaire: String(one.titulaire ?? ''),
  })),
});

/** Whether somebody has saved something in the step. */
function isBegun({ complet, pieces, projets }: Loaded, id: EtapeSubvention): boolean {
  const isFilled = (group: object | null | undefined) =>
    Object.values(group ?? {}).some((value) => value !== null && value !== '');
  switch (id) {
    case 'choix':
      return true;
    case 'demandeur':
      return isFilled(complet.tete.demandeur);
    case 'pieces':
      return pieces.length > 0;
    case 'projets':
      return projets.length > 0;
    case 'transmission':
      return isFilled(complet.tete.attestation);
  }
}
