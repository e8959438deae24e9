// A decision in preparation: its choice, amounts, errors and the body to send. Rights are decided by the server only.
import type { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import type { BodyInput } from '@asso/contract/kernel/endpoint';
import { needsConvention } from '@asso/domain/courrier/convention.rules';
import { dossierProblems } from '@asso/domain/dossier/dossier.problems';
import type { GenreDossier } from '@asso/domain/dossier/genre.rows';
import {
  type ActionService,
  actionsService,
  type EtatInstruction,
  findMove,
} from '@asso/domain/dossier/instruction.states';
import { actionMots, reasonsByEtat } from '@asso/domain/dossier/instruction.words';
import { sayDepassement } from '@asso/domain/dossier/proposition.words';
import { type PointRenvoi, pointsWithoutPhrase, texteRenvoi } from '@asso/domain/dossier/renvoi.rules';
import type { TexteLettre } from '@asso/domain/dossier/texte-lettre.schema';
import { formatEuros } from '@asso/domain/identifiants/nombres-affiches';
import { isBlank } from '@asso/domain/kernel/asks';
import type { Choice } from '@asso/domain/kernel/fields';
import { sumEuros } from '@asso/domain/kernel/money';
import { problemMessage } from '@asso/domain/kernel/problems';
import type { FieldError } from '../../ui/fields/field-errors.ts';
import { champsTexte } from './decision-words.ts';

/** What is sent for the grant of an agrément; checked by the form, then by the server. */
export type AccordEnvoye = NonNullable<BodyInput<typeof dossierEndpoints.moveInstruction>>['agrement'];

/** What a project asks of this service for one year, in euros. */
export type LigneMontant = {
  id_projet: string;
  /** A label such as « Projet 1 : Former nos arbitres ». */
  projet: string;
  annee: number;
  demande: number | null;
  propose: number | null;
  /** The amount already granted, with which the amendment of a decision starts. */
  accorde?: number | null;
};

export type DecisionMontants = Readonly<Record<string, unknown>>;

/** What the agent typed in the panel. */
export type DecisionTyped = {
  action: ActionService | null;
  /** The points ticked for correction. */
  points: readonly PointRenvoi[];
  texte: string;
  montants: DecisionMontants;
  /** True when the decision withdraws the pending request for complements. */
  retireComplements?: boolean;
  /** The versions of templates for the letters that leave with the decision. */
  courriers?: readonly string[];
  /** The letters changed for this dossier alone. */
  retouches?: readonly { version: string; corps: TexteLettre }[];
  /** Why the grant exceeds the envelope. */
  motifEnveloppe?: string;
  /** The fields of the grant that are not amounts. */
  accord?: AccordEnvoye;
  /** The codes of the signals that stood against the grant and that the agent saw. */
  signauxVus?: readonly string[];
};

/** What the decision is about: the present state, and the amounts to fix, absent where the kind of dossier has none. */
export type Objet = {
  etat: EtatInstruction;
  /** What the association still has to give, such as « 1 pièce »; empty when nothing. */
  manque?: string;
  lignes?: readonly LigneMontant[];
  /** True when a decision already sent is being amended. */
  modifie?: boolean | undefined;
};

export const isAction = (name: unknown): name is ActionService =>
  actionsService.some((action) => action === name);

/**
 * Returns the choices, each with its effect: « Renvoyer à l’association : elle pourra corriger et transmettre à
 * nouveau. »
 */
export const listActionChoices = (moves: readonly string[], genre?: GenreDossier): Choice[] =>
  moves.filter(isAction).map((action) => {
    const { verbe, effet } = actionMots(action, genre);
    return { value: action, label: `${verbe} : ${effet.charAt(0).toLowerCase()}${effet.slice(1)}` };
  });

/** Returns the choices with their verb only, such as « Refuser ». */
export const listVerbes = (moves: readonly string[], genre?: GenreDossier): Choice[] =>
  moves.filter(isAction).map((action) => ({ value: action, label: actionMots(action, genre).verbe }));

/** Returns the choice made in advance, which is the only one offered: the button names it, and a preview follows. */
export const seulChoix = (choix: readonly Choice[]): unknown => (choix.length === 1 ? choix[0]?.value : null);

export const cleLigne = ({ id_projet, annee }: LigneMontant): string => `${id_projet}-${annee}`;

const cheminMotif = 'decision.motif';
const champRetrait = 'decision.retrait';
export const champSignal = (code: string): string => `decision.signaux.${code}`;
export const champPoint = (cible: string): string => `decision.points.${cible}`;
/** Returns the name of the group that holds the amounts of one project. */
export const champProjet = ({ id_projet }: Pick<LigneMontant, 'id_projet'>): string => `projet-${id_projet}`;
export const champMontant = (ligne: LigneMontant): string => `decision.${champProjet(ligne)}.${ligne.annee}`;

/** Returns the amounts first shown: what was granted, else proposed, else asked. */
export const montantsInitiaux = (lignes: readonly LigneMontant[] = []): DecisionMontants =>
  Object.fromEntries(
    lignes.map((ligne) => [cleLigne(ligne), ligne.accorde ?? ligne.propose ?? ligne.demande ?? 0]),
  );

export const totalAccorde = (lignes: readonly LigneMontant[] = [], montants: DecisionMontants): number =>
  sumEuros(lignes.map((ligne) => montants[cleLigne(ligne)]));

export const needsMotif = (etat: EtatInstruction, action: ActionService): boolean =>
  findMove({ from: etat, action, by: 'service' })?.reason === true;

/**
 * Returns the text that the association reads, with the points to correct before the sentence; empty where the decision
 * has no text.
 */
export function writeMotif({ action, points, texte }: DecisionTyped): string {
  if (action === null || !champsTexte[action]) return '';
  return texteRenvoi(action === 'sendBack' ? points : [], texte);
}

/** Returns the errors to correct before the decision can be previewed. */
export function decisionErrors(
  saisie: DecisionTyped,
  { etat, manque = '', lignes = [], modifie = false }: Objet,
): FieldError[] {
  const { action } = saisie;
  if (action === null) return [{ field: 'decision.action', message: reasonsByEtat[etat].manque }];
  if (action === 'sendBack') return correctionErrors(saisie);
  if ((modifie || needsMotif(etat, action)) && writeMotif(saisie) === '') {
    return [{ field: cheminMotif, message: dossierProblems['dossier.motif-obligatoire'].message }];
  }
  if (action !== 'grant') return [];
  const retrait =
    manque !== '' && !saisie.retireComplements
      ? [
          {
            field: champRetrait,
            message: problemMessage(dossierProblems['dossier.complements-attendus'], { manque }),
          },
        ]
      : [];
  return [...retrait, ...montantErrors(saisie, lignes)];
}

/** Returns the errors of a correction: each ticked point needs a sentence, unless a common one says what is wrong. */
function correctionErrors({ points, texte }: DecisionTyped): FieldError[] {
  if (texte.trim() !== '') return [];
  if (points.length === 0)
    return [{ field: cheminMotif, message: dossierProblems['dossier.renvoi-vide'].message }];
  return pointsWithoutPhrase(points, texte).map(({ cible, libelle }) => ({
    field: champPoint(cible),
    message: problemMessage(dossierProblems['dossier.point-sans-phrase'], { point: libelle }),
  }));
}

function montantErrors({ montants }: DecisionTyped, lignes: readonly LigneMontant[]): FieldError[] {
  if (lignes.length === 0) return [];
  const wrong = lignes.filter((ligne) => !isAmount(montants[cleLigne(ligne)]));
  const [first] = lignes;
  if (wrong.length === 0 && first && totalAccorde(lignes, montants) === 0) {
    return [{ field: champMontant(first), message: dossierProblems['dossier.montant-accorde-nul'].message }];
  }
  return wrong.map((ligne) => ({
    field: champMontant(ligne),
    message: isBlank(montants[cleLigne(ligne)])
      ? `${ligne.projet}, ${ligne.annee} : indiquez un montant, ou 0.`
      : `${ligne.projet}, ${ligne.annee} : saisissez un nombre d’euros, 0 ou plus. Exemple : 500.`,
  }));
}

const isAmount = (value: unknown): boolean =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0;

/**
 * Returns the label of the button: the verb, with the amount of a grant (« Accorder 4 000 € »); before a choice is made,
 * what is left to do in this state.
 */
export function labelBouton(
  { action, montants }: DecisionTyped,
  etat: EtatInstruction,
  lignes?: readonly LigneMontant[],
): string {
  if (action === null) return reasonsByEtat[etat].bouton;
  const { verbe } = actionMots(action);
  return action === 'grant' && lignes?.length
    ? `${verbe} ${formatEuros(totalAccorde(lignes, montants))}`
    : verbe;
}

/**
 * Returns one sentence for each amount above what was asked: « Projet 1, 2027 : 72 000 €, 10 fois les 7 200 €
 * demandés. »
 */
export const listSurplus = (lignes: readonly LigneMontant[] = [], montants: DecisionMontants): string[] =>
  lignes.flatMap((ligne) => {
    const montant = montants[cleLigne(ligne)];
    const said = sayDepassement(montant, ligne.demande);
    return said === null
      ? []
      : [`${ligne.projet}, ${ligne.annee} : ${formatEuros(Number(montant))}, ${said}.`];
  });

/** Tells whether a funding agreement is required, as it is above 23 000 € for one year. */
export const conventionExigee = (saisie: DecisionTyped, lignes: readonly LigneMontant[] = []): boolean =>
  needsConvention(
    lignes.map((ligne) => ({
      annee: ligne.annee,
      montant_accorde: Number(saisie.montants[cleLigne(ligne)]) || 0,
    })),
  );

type Corps = BodyInput<typeof dossierEndpoints.moveInstruction>;

/** Returns the body of the call that decides or changes the state. */
export function toDecision(saisie: DecisionTyped, lignes: readonly LigneMontant[] = []): Corps {
  const { action, points } = saisie;
  // The server adds the points before the message, as the preview does: only the message is sent as text.
  const motif = writeMotif({ ...saisie, points: [] });
  return {
    ...(motif ? { motif } : {}),
    ...(action === 'grant' && saisie.retireComplements ? { retire_complements: true } : {}),
    ...(action === 'grant' && listSurplus(lignes, saisie.montants).length > 0
      ? { plus_que_demande: true }
      : {}),
    ...(action === 'grant' && saisie.motifEnveloppe?.trim()
      ? { motif_enveloppe: saisie.motifEnveloppe.trim() }
      : {}),
    ...(action === 'sendBack' && points.length > 0 ? { points: [...points] } : {}),
    ...(saisie.courriers?.length ? { courriers: [...saisie.courriers] } : {}),
    ...(saisie.retouches?.length ? { retouches: [...saisie.retouches] } : {}),
    ...(action === 'grant' && saisie.accord ? { agrement: saisie.accord } : {}),
    ...(saisie.action === 'grant' && lignes.length > 0
      ? {
          montants: lignes.map((ligne) => ({
            id_projet: ligne.id_projet,
            annee: ligne.annee,
            montant_accorde: Number(saisie.montants[cleLigne(ligne)]),
          })),
        }
      : {}),
  };
}
