import type { DossierAgrementView } from '@asso/contract/agrement/dossier-agrement.schemas';
import { sayAgrementProblem } from '@asso/contract/agrement/say-agrement-problem';
import type { Equipe } from '@asso/contract/dossier/dossier.schemas';
import type { RenvoiSuivi } from '@asso/contract/dossier/preparation.schemas';
import { documentsAgrement, documentsTransmis } from '@asso/domain/agrement/dossier-agrement.rules';
import {
  type EtapeAgrement,
  etapesAgrement,
  stepsAgrement,
  transmissionAgrementProblems,
} from '@asso/domain/agrement/dossier-agrement.steps';
import { isBlank } from '@asso/domain/kernel/asks';
import { stepStates } from '@asso/domain/kernel/steps';
import { findLabel } from '@asso/domain/referentiel/referentiels.rules';
import { dossierHead, type Viewer } from '../dossier/dossier-views.ts';
import { personnesOuvertes, pieceView } from '../dossier/pieces/piece-view.ts';
import type { LoadedAgrement } from './load-agrement.ts';

type ViewDeps = {
  viewer: Viewer;
  now: Date;
  /** `renvois`, `equipe` and `accord` are given only for the pages that show them. */
  renvois?: RenvoiSuivi[];
  equipe?: Equipe;
  accord?: DossierAgrementView['accord'];
};

export function dossierAgrementView(loaded: LoadedAgrement, deps: ViewDeps): DossierAgrementView {
  const { row, complet, version } = loaded;
  const input = {
    dossier: complet,
    now: deps.now,
    isSentBack: row.instructions.some((one) => one.etat === 'C'),
  };
  const states = stepStates(stepsAgrement, input, (id) => isBegun(loaded, id));
  const isDraft = row.instructions.some(({ etat }) => etat === 'A' || etat === 'C');
  const documents = isDraft ? documentsAgrement(complet) : documentsTransmis(complet);
  const left = states.findIndex(({ status }) => status !== 'termine');
  return {
    ...dossierHead(row, deps.viewer),
    identifiant: { id_fo: row.id_fo, step: left < 0 ? etapesAgrement.length - 1 : left },
    agrement: {
      code: version.code,
      type: version.type_agrement,
      lib_type: findLabel('agrements-types', version.type_agrement, loaded.listes),
      numero_version: version.numero,
    },
    definition: version.contenu,
    tete: complet.tete,
    etapes: states.map((state) => ({
      ...state,
      blockers: state.blockers.map(sayAgrementProblem),
      opening: state.opening.map(sayAgrementProblem),
    })),
    blockers: transmissionAgrementProblems(input).map(sayAgrementProblem),
    pieces: documents.map((attendu) => pieceView(loaded, attendu, deps.now)),
    association: complet.association as Record<string, unknown>,
    sites: [...complet.sites],
    choix: {
      representants: personnesOuvertes(loaded, Object.values(complet.tete.demandeur ?? {})),
      documents: loaded.auChoix.documents.map(({ id, nom, type }) => ({ uuid: id, nom, type })),
    },
    jour: complet.jour,
    renvois: deps.renvois ?? [],
    equipe: deps.equipe ?? [],
    accord: deps.accord ?? null,
  };
}

/** Tells whether somebody has saved something in this step. */
function isBegun({ complet: { tete }, pieces }: LoadedAgrement, id: EtapeAgrement): boolean {
  const isFilled = (group: object | null | undefined) =>
    Object.values(group ?? {}).some((value) => !isBlank(value));
  switch (id) {
    case 'choix':
      return true;
    case 'demandeur':
      return isFilled(tete.demandeur && { ...tete.demandeur, id_siret: null });
    case 'pieces':
      return pieces.length > 0;
    case 'donnees':
      return [tete.tca, tete.haa, tete.customs].some(isFilled);
    case 'transmission':
      return isFilled(tete.attestation);
  }
}
