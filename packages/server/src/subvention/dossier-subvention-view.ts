import type { Equipe } from '@asso/contract/dossier/dossier.schemas';
import type { RenvoiSuivi } from '@asso/contract/dossier/preparation.schemas';
import type { ProblemView } from '@asso/contract/kernel/common.schemas';
import type { DossierSubventionView, ProjetView } from '@asso/contract/subvention/subvention.schemas';
import { listManquesLigne } from '@asso/domain/association/collection/collections.rows';
import { unlistedPiece } from '@asso/domain/dossier/completude/points-completude.rules';
import { readsProposition } from '@asso/domain/dossier/proposition.rules';
import { maskIban } from '@asso/domain/identifiants/nombres-affiches';
import { sumEuros } from '@asso/domain/kernel/money';
import type { Problem } from '@asso/domain/kernel/result';
import { stepStates } from '@asso/domain/kernel/steps';
import { findSousDispositif } from '@asso/domain/subvention/campagne.rules';
import type { DossierSubvention } from '@asso/domain/subvention/dossier-subvention.fields';
import { listDocumentsAttendus } from '@asso/domain/subvention/dossier-subvention.rules';
import { type EtapeSubvention, stepsSubvention } from '@asso/domain/subvention/dossier-subvention.steps';
import type { Projet } from '@asso/domain/subvention/projet.fields';
import { montantDemande } from '@asso/domain/subvention/projet.rules';
import {
  listProjetDocuments,
  projetAges,
  projetProblems,
} from '@asso/domain/subvention/projets-du-dossier.rules';
import { dossierRightsOn, readableInstructions } from '../dossier/dossier-access.ts';
import { dossierHead, type Viewer } from '../dossier/dossier-views.ts';
import { personnesOuvertes, pieceView } from '../dossier/pieces/piece-view.ts';
import type { FinancementRow, ProjetRow } from './dossier-subvention.sql.ts';
import type { Loaded } from './load-dossier.ts';
import { withoutBareme } from './subvention-view.ts';

export type ViewDeps = {
  viewer: Viewer;
  now: Date;
  say: (problem: Problem) => ProblemView;
  /** `renvois` and `equipe` are given only for the pages that show them, and left out by the other callers. */
  renvois?: RenvoiSuivi[];
  equipe?: Equipe;
};

export function dossierSubventionView(loaded: Loaded, deps: ViewDeps): DossierSubventionView {
  const { row, complet, version } = loaded;
  const head = dossierHead(row, deps.viewer);
  const given = { now: deps.now, isSentBack: row.instructions.some((one) => one.etat === 'C') };
  const states = stepStates(stepsSubvention, { dossier: complet, ...given }, (id) => isBegun(loaded, id));
  return {
    ...head,
    description: {
      ...head.description,
      couplage_tca: complet.tete.description?.couplage_tca ?? false,
      renouvellement: complet.tete.description?.renouvellement ?? null,
      type_projet: complet.tete.description?.type_projet ?? [],
    },
    campagne_exercice: version.campagne_exercice,
    realignement: loaded.realignement,
    renouvelle: loaded.renouvelle,
    commence: commenceVu(loaded),
    retraits: loaded.retraits,
    renvois: deps.renvois ?? [],
    equipe: deps.equipe ?? [],
    tete: teteVue(complet.tete),
    campagne: withoutBareme(version.contenu) as DossierSubventionView['campagne'],
    numero_version: version.numero,
    date_fin: findSousDispositif(version.contenu, complet.sous_dispositif)?.date_fin ?? '',
    etapes: states.map((state) => ({
      ...state,
      blockers: state.blockers.map(deps.say),
      opening: state.opening.map(deps.say),
    })),
    // A dossier is kept from being transmitted by what blocks its steps, in order: the steps are not checked twice.
    blockers: states.flatMap((state) => state.blockers).map(deps.say),
    pieces: piecesView(loaded, deps),
    projets: loaded.projets.map((projet) => projetView(loaded, projet, deps)),
    association: complet.association as Record<string, unknown>,
    choix: choixOuvert(loaded),
  };
}

/**
 * Shows a project; each row of its amounts holds what the association asked, then what the service proposed or granted.
 * A service is not shown the amounts of another one.
 */
export function projetView(loaded: Loaded, projet: ProjetRow, { viewer, say, now }: ViewDeps): ProjetView {
  const seen = readableInstructions(viewer.actor, loaded.row);
  const amounts = projet.financements.flatMap((one) => {
    const instruction = seen.find((own) => own.id_service_instructeur === one.id_service_instructeur);
    if (!instruction) return [];
    return [readsProposition(viewer.actor, instruction) ? one : { ...one, montant_propose: null }];
  });
  const granted = amounts.flatMap((one) => one.montant_accorde ?? []);
  return {
    id: projet.id,
    numero_projet: projet.numero_projet,
    rang_dossier: projet.rang_dossier,
    corps: withAmounts(projet.corps, amounts),
    montant_demande: montantDemande(projet.corps),
    montant_accorde: granted.length > 0 ? sumEuros(granted) : null,
    version: projet.version,
    rights: dossierRightsOn(viewer.actor, loaded.row),
    cree_le: projet.cree_le.toISOString(),
    pieces: listProjetDocuments(loaded.complet, projet).map((attendu) => pieceView(loaded, attendu, now)),
    blockers: [...projetProblems(loaded.complet, projet), ...projetAges(loaded.complet, projet, now)].map(
      say,
    ),
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

/**
 * Lists the pieces that the campaign asks for. A document that a service asked for outside this list comes last, once
 * it was joined and the reader can no longer edit the pieces.
 */
function piecesView(loaded: Loaded, { viewer: { actor }, now }: ViewDeps): DossierSubventionView['pieces'] {
  const isBesides =
    loaded.pieces.some(({ code }) => code === unlistedPiece.code) && !dossierRightsOn(actor, loaded.row).edit;
  const besides = isBesides ? [{ ...unlistedPiece, obligatoire: false }] : [];
  return [...listDocumentsAttendus(loaded.complet), ...besides].map((attendu) =>
    pieceView(loaded, attendu, now),
  );
}

/**
 * Lists the people and bank details that may be chosen. A service that may not read the association's file is given
 * only those that the dossier has chosen.
 */
export function choixOuvert(loaded: Loaded): DossierSubventionView['choix'] {
  const { tete, projets } = loaded.complet;
  const chosen: unknown[] = [
    ...Object.values(tete.demandeur ?? {}),
    ...projets.map(({ corps }) => corps.description?.id_responsable),
  ];
  const ribs = ribsView(loaded);
  return {
    representants: personnesOuvertes(loaded, chosen),
    ribs: loaded.auChoix.isFicheOuverte ? ribs : ribs.filter(({ id }) => chosen.includes(id)),
  };
}

const ribsView = ({ complet }: Loaded): DossierSubventionView['choix']['ribs'] =>
  complet.ribs.map((one) => ({
    id: one.id,
    iban_masque: maskIban(String(one.iban ?? '')),
    titulaire: String(one.titulaire ?? ''),
    motif_titulaire: one.motif_titulaire ? String(one.motif_titulaire) : null,
    manques: listManquesLigne('ribs', one),
  }));

/** Tells whether somebody has saved something in this step. */
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

/** Returns what was written before having an account, as long as no project holds it. */
function commenceVu({ complet: { tete }, projets }: Loaded): DossierSubventionView['commence'] {
  const { intitule, montant_demande } = tete.commence ?? {};
  if (projets.length > 0 || !intitule) return null;
  return { intitule, montant_demande: typeof montant_demande === 'number' ? montant_demande : null };
}

/** `commence` (what was written before having an account, kept for the first project) is no field of the form. */
const teteVue = ({ commence: _, ...tete }: DossierSubvention) => tete;
