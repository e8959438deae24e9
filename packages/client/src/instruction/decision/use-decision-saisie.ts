import {
  listNatures,
  type NatureCourrier,
  readGenreCourrier,
} from '@asso/domain/courrier/natures-courrier.rules';
import type { ActionService } from '@asso/domain/dossier/instruction.states';
import { instructionProblems } from '@asso/domain/instruction/instruction.problems';
import { withoutLettreProblem } from '@asso/domain/instruction/modification.rules';
import type { Fields } from '@asso/domain/kernel/fields';
import { problemMessage } from '@asso/domain/kernel/problems';
import {
  courriersRetenus,
  type ModelePublie,
  onEachCourrier,
  useModelesFor,
} from '../../courrier/courriers-choisis.ts';
import type { FieldError } from '../../ui/fields/field-errors.ts';
import {
  champMontant,
  cleLigne,
  type DecisionMontants,
  type DecisionTyped,
  decisionErrors,
  isAction,
  type LigneMontant,
  listActionChoices,
  listVerbes,
  montantsInitiaux,
  seulChoix,
} from './decision.ts';
import { champsDecision } from './decision-champs.ts';
import { enveloppeErrors, listDepassements } from './decision-enveloppe.ts';
import { pointsCoches } from './decision-points.ts';
import type { DecisionPanelProps } from './decision-props.ts';
import { champsTexte } from './decision-words.ts';
import type { DecisionState } from './use-decision.ts';

export type SaisieUnderWay = {
  saisie: DecisionTyped;
  fields: Fields;
  /** The errors that prevent the decision from being sent. */
  found: readonly FieldError[];
  modeles: readonly ModelePublie[];
  montants: DecisionMontants;
  accordees: readonly LigneMontant[];
  /** True when the grant exceeds an envelope. */
  isOver: boolean;
};

/** Returns what the agent typed so far, the fields that the decision asks for, and what is still wrong. */
export function useDecisionSaisie(
  props: DecisionPanelProps,
  { brouillon }: DecisionState,
  /** The decision chosen at first, when the agent has chosen none. */
  parDefaut?: ActionService,
): SaisieUnderWay {
  const { dossier, instruction, lignes, points = [], enveloppes = [], accord, modifie } = props;
  const { etat, moves, completude } = instruction;
  // The dialog that decides shows the effect of each choice beside it, so the verb alone is enough there.
  const choix = parDefaut ? listVerbes(moves, dossier.genre) : listActionChoices(moves, dossier.genre);
  const usual = parDefaut && moves.includes(parDefaut) ? parDefaut : seulChoix(choix);
  const asked = moves.some((move) => move === brouillon.action) ? brouillon.action : usual;
  const action = isAction(asked) ? asked : null;
  const texte = action === null ? undefined : champsTexte[action];
  // The amounts follow what a colleague proposes meanwhile, except where the agent typed another one here.
  const montants = { ...montantsInitiaux(lignes), ...brouillon.montants };
  const modeles = useModelesFor(dossier.id_fo, instruction.id_service_instructeur);
  // The letter of a template that is no longer offered is not sent.
  const natures = action === null ? [] : listNatures(action, dossier.genre);
  const courriers = courriersRetenus(natures, { modeles, chosen: brouillon.courriers });
  const saisie: DecisionTyped = {
    action,
    points: pointsCoches(points, brouillon.coches),
    texte: (texte && brouillon.textes[texte.sorte]) ?? '',
    montants,
    retireComplements: brouillon.retireComplements,
    motifEnveloppe: brouillon.motifEnveloppe,
    accord: accord?.corpsOf(brouillon.accord),
    courriers,
    retouches: Object.entries(brouillon.retouches).flatMap(([version, own]) =>
      courriers.includes(version) ? [{ version, corps: own }] : [],
    ),
  };
  const isGrant = action === 'grant';
  const accordees = isGrant ? (lignes ?? []) : [];
  const isOver = isGrant && listDepassements(enveloppes, accordees, montants).length > 0;
  return {
    saisie,
    found: [
      ...decisionErrors(saisie, { etat, manque: completude.manque, lignes, modifie }),
      ...(modifie && isGrant ? sansEffet(accordees, montants) : []),
      ...(modifie && action ? lettreAbsente(natures, { modeles, courriers }) : []),
      ...enveloppeErrors(saisie, { enveloppes, lignes }),
      ...(isGrant && accord ? accord.errorsOf(brouillon.accord) : []),
    ],
    fields: champsDecision(saisie, {
      instruction,
      choix,
      lignes: accordees,
      modeles,
      natures,
      isOver,
      modifie,
      isNommee: !parDefaut && choix.length === 1,
    }),
    modeles,
    montants,
    accordees,
    isOver,
  };
}

type Choisis = { modeles: readonly ModelePublie[]; courriers: readonly string[] };

/** Returns an error when a decision is amended without a letter: under its field, or under the decision without one. */
function lettreAbsente(natures: readonly NatureCourrier[], { modeles, courriers }: Choisis): FieldError[] {
  const lettres = modeles.filter(({ nature }) => readGenreCourrier(nature) === 'lettre');
  if (lettres.some(({ id_version }) => courriers.includes(id_version))) return [];
  const offertes = onEachCourrier(
    natures,
    lettres,
    problemMessage(instructionProblems[withoutLettreProblem(true)]),
  );
  const message = problemMessage(instructionProblems[withoutLettreProblem(false)]);
  return (offertes.length > 0 ? offertes : [{ field: 'action', message }]).map((one) => ({
    ...one,
    field: `decision.${one.field}`,
  }));
}

/** Returns an error when the amendment of a grant changes no amount. */
function sansEffet(lignes: readonly LigneMontant[], montants: DecisionMontants): FieldError[] {
  const [first] = lignes;
  const isSame = lignes.every((ligne) => montants[cleLigne(ligne)] === ligne.accorde);
  const message = problemMessage(instructionProblems['instruction.modification-sans-effet']);
  return first && isSame ? [{ field: champMontant(first), message }] : [];
}
