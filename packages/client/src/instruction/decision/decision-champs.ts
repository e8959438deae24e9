// The fields of a decision in preparation, and what each answer changes in the draft.
import type { NatureCourrier } from '@asso/domain/courrier/natures-courrier.rules';
import { needsRetrait } from '@asso/domain/dossier/completude/completude.states';
import type { ActionService } from '@asso/domain/dossier/instruction.states';
import { reasonsByEtat } from '@asso/domain/dossier/instruction.words';
import { sayDepassement } from '@asso/domain/dossier/proposition.words';
import { formatEuros } from '@asso/domain/identifiants/nombres-affiches';
import type { Choice, Fields, Row } from '@asso/domain/kernel/fields';
import {
  champsCourriers,
  courriersByChamp,
  isChampCourrier,
  type ModelePublie,
  withCourrier,
} from '../../courrier/courriers-choisis.ts';
import type { InstructionView } from '../../dossier/etat-dossier.ts';
import {
  champMontant,
  champProjet,
  cleLigne,
  type DecisionMontants,
  type DecisionTyped,
  isAction,
  type LigneMontant,
  needsMotif,
} from './decision.ts';
import { champsTexte } from './decision-words.ts';
import type { Brouillon } from './use-brouillon-decision.ts';

const oui = 'oui';

type Objet = {
  instruction: InstructionView;
  choix: readonly Choice[];
  lignes: readonly LigneMontant[];
  modeles: readonly ModelePublie[];
  /** The kinds of letter that may leave with the chosen decision. */
  natures: readonly NatureCourrier[];
  /** True when the grant exceeds an envelope. */
  isOver: boolean;
  /** True when a decision already sent is being amended. */
  modifie?: boolean | undefined;
  /** True when the button already names the only change of state that is offered: nothing is then chosen. */
  isNommee?: boolean;
};

/** Returns the fields that the chosen decision asks for, and no field of another decision. */
export function champsDecision(saisie: DecisionTyped, objet: Objet): Fields {
  const { instruction, choix, lignes, modeles, natures, isOver, modifie, isNommee } = objet;
  const { etat, completude } = instruction;
  const { action } = saisie;
  const fields: Fields = isNommee
    ? {}
    : { action: { kind: 'choice', label: reasonsByEtat[etat].question, options: choix } };
  if (action === null) return fields;
  return {
    ...fields,
    ...(needsRetrait(action, completude.etat) && { retrait }),
    ...(action === 'grant' && champsMontants(lignes)),
    ...(isOver && { motif_enveloppe: motifEnveloppe }),
    ...(modifie ? { motif: motifModifie } : champMotif(saisie, action, etat)),
    ...champsCourriers(natures, modeles, modifie),
  };
}

const retrait = {
  kind: 'choice',
  label: 'Accorder sans attendre ?',
  multiple: true,
  options: [{ value: oui, label: 'Oui : la demande de compléments est retirée' }],
  requiredAt: 'saisie',
} as const satisfies Row;

const motifEnveloppe = {
  kind: 'text',
  label: 'Pourquoi dépasser l’enveloppe',
  aide: 'L’association ne le lira pas ; l’historique de votre service le garde. Exemple : arbitrage de la commission.',
  multiline: true,
  max: 1000,
  requiredAt: 'saisie',
} as const satisfies Row;

const motifModifie = {
  kind: 'text',
  label: 'Pourquoi la décision change',
  aide: 'L’association le lira, mot pour mot. Exemple : le devis reçu est moins élevé.',
  multiline: true,
  max: 4000,
  requiredAt: 'saisie',
} as const satisfies Row;

function champMotif({ points }: DecisionTyped, action: ActionService, etat: InstructionView['etat']): Fields {
  const texte = champsTexte[action];
  if (!texte) return {};
  const isRequired = needsMotif(etat, action) && points.length === 0;
  return {
    motif: {
      kind: 'text',
      label: texte.label,
      aide: texte.help,
      multiline: true,
      max: 4000,
      requiredAt: isRequired ? 'saisie' : undefined,
    },
  };
}

/** Returns one amount field per project and year, with the amounts asked and proposed as help. */
const champsMontants = (lignes: readonly LigneMontant[]): Fields =>
  Object.fromEntries(
    lignes.map((first): [string, Row] => [
      champProjet(first),
      {
        kind: 'group',
        label: first.projet,
        fields: Object.fromEntries(
          lignes
            .filter(({ id_projet }) => id_projet === first.id_projet)
            .map((ligne): [string, Row] => [
              String(ligne.annee),
              { kind: 'euros', label: `Accordé ${ligne.annee}`, aide: demandeOf(ligne) },
            ]),
        ),
      },
    ]),
  );

const demandeOf = ({ demande, propose, accorde = null }: LigneMontant): string =>
  [
    `Demandé : ${demande === null ? 'rien' : formatEuros(demande)}`,
    ...(accorde !== null
      ? [`accordé : ${formatEuros(accorde)}`]
      : propose === null
        ? []
        : [`proposé : ${formatEuros(propose)}`]),
  ].join(', ');

/** Returns, by field, a warning that says by how much an amount exceeds what was asked. */
export const alertesMontants = (
  lignes: readonly LigneMontant[],
  montants: DecisionMontants,
): Record<string, string> =>
  Object.fromEntries(
    lignes.flatMap((ligne): [string, string][] => {
      const said = sayDepassement(montants[cleLigne(ligne)], ligne.demande);
      return said === null ? [] : [[champMontant(ligne), `C’est ${said}.`]];
    }),
  );

type Rempli = { lignes: readonly LigneMontant[]; modeles: readonly ModelePublie[] };

/** Returns the typed values under the names of their fields. */
export const valeursDecision = (saisie: DecisionTyped, { lignes, modeles }: Rempli): object => ({
  action: saisie.action,
  retrait: saisie.retireComplements ? [oui] : null,
  motif: saisie.texte,
  motif_enveloppe: saisie.motifEnveloppe,
  ...courriersByChamp({ modeles, chosen: saisie.courriers ?? [] }),
  ...Object.fromEntries(
    lignes.map((first) => [
      champProjet(first),
      Object.fromEntries(
        lignes
          .filter(({ id_projet }) => id_projet === first.id_projet)
          .map((ligne) => [ligne.annee, saisie.montants[cleLigne(ligne)]]),
      ),
    ]),
  ),
});

/**
 * Returns what an answer changes in the draft; when another decision is chosen, the letters become those that it
 * proposes.
 */
export function changementDecision(
  { path, to }: { path: string; to: unknown },
  saisie: DecisionTyped,
  { lignes, modeles }: Rempli,
): (before: Brouillon) => Partial<Brouillon> {
  const [, name = ''] = path.split('.');
  const ligne = lignes.find((one) => champMontant(one) === path);
  return ({ montants, textes }) => {
    if (ligne) return { montants: { ...montants, [cleLigne(ligne)]: to } };
    if (isChampCourrier(name)) {
      return { courriers: withCourrier({ modeles, chosen: saisie.courriers ?? [] }, name, to) };
    }
    const texte = saisie.action === null ? undefined : champsTexte[saisie.action];
    switch (name) {
      case 'action':
        return { action: isAction(to) ? to : null, courriers: null };
      case 'retrait':
        return { retireComplements: Array.isArray(to) && to.includes(oui) };
      case 'motif_enveloppe':
        return { motifEnveloppe: String(to ?? '') };
      default:
        return texte ? { textes: { ...textes, [texte.sorte]: String(to ?? '') } } : {};
    }
  };
}
