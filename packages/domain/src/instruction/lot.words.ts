// These words name a lot on its buttons, in its lists and in its notification.
import { motsActions } from '../dossier/instruction.words.ts';
import { count, formatEuros } from '../identifiants/nombres-affiches.ts';
import { type ActionLot, type EtatLigne, isMouvement } from './lot.states.ts';

type Mots = {
  verbe: string;
  effet: string;
  /** `futur` ends « 8 dossiers seront accordés », and `fait` stands after a number, « 7 accordés »; singular then plural. */
  futur: [string, string];
  fait: [string, string];
};

const propres: Record<
  Exclude<ActionLot, 'start' | 'sendBack' | 'grant' | 'refuse' | 'reject'>,
  Pick<Mots, 'verbe' | 'effet'>
> = {
  affecter: { verbe: 'Affecter', effet: 'La personne choisie est prévenue de chaque dossier.' },
  etiqueter: { verbe: 'Étiqueter', effet: 'L’étiquette est ajoutée ; l’association ne la voit pas.' },
  ecrire: {
    verbe: 'Écrire',
    effet: 'Chaque association reçoit le même message, dans son dossier et par courriel.',
  },
};

const accords: Record<ActionLot, Pick<Mots, 'futur' | 'fait'>> = {
  affecter: { futur: ['sera affecté', 'seront affectés'], fait: ['affecté', 'affectés'] },
  etiqueter: { futur: ['sera étiqueté', 'seront étiquetés'], fait: ['étiqueté', 'étiquetés'] },
  ecrire: {
    futur: ['recevra le message', 'recevront le message'],
    fait: ['message envoyé', 'messages envoyés'],
  },
  start: {
    futur: ['sera pris en instruction', 'seront pris en instruction'],
    fait: ['pris en instruction', 'pris en instruction'],
  },
  sendBack: { futur: ['sera renvoyé', 'seront renvoyés'], fait: ['renvoyé', 'renvoyés'] },
  grant: { futur: ['sera accordé', 'seront accordés'], fait: ['accordé', 'accordés'] },
  refuse: { futur: ['sera refusé', 'seront refusés'], fait: ['refusé', 'refusés'] },
  reject: { futur: ['sera rejeté', 'seront rejetés'], fait: ['rejeté', 'rejetés'] },
};

/** What a change of state does to several dossiers, each of another association. */
const effetsAPlusieurs: Partial<Record<ActionLot, string>> = {
  start: 'Chaque association est prévenue que son dossier est étudié.',
  sendBack: 'Chaque association pourra corriger et transmettre à nouveau.',
  grant: 'Chaque association reçoit la décision et son montant.',
  refuse: 'Après étude, ces demandes ne sont pas retenues.',
  reject: 'Ces demandes ne sont pas recevables.',
};

export function motsLot(action: ActionLot): Mots {
  const { verbe, effet } = isMouvement(action)
    ? motsActions[action]
    : propres[action as keyof typeof propres];
  return { verbe, effet: effetsAPlusieurs[action] ?? effet, ...accords[action] };
}

const agreed = (n: number, [one, many]: [string, string]): string => (n < 2 ? one : many);

/**
 * Returns the label of the button, such as « Commencer l’instruction de 10 dossiers » or « Accorder 1 dossier ».
 */
export function sayActeLot(action: ActionLot, n: number): string {
  const dossiers = count(n, 'dossier', 'dossiers');
  switch (action) {
    case 'start':
      return `Commencer l’instruction de ${dossiers}`;
    case 'sendBack':
      return `Renvoyer ${dossiers} à ${n < 2 ? 'l’association' : 'leurs associations'}`;
    case 'ecrire':
      return `Écrire au sujet de ${dossiers}`;
    default:
      return `${motsLot(action).verbe} ${dossiers}`;
  }
}

/** Returns for example « Accorder : 10 dossiers ». */
export const titreLot = (action: ActionLot, total: number): string =>
  `${motsLot(action).verbe} : ${count(total, 'dossier', 'dossiers')}`;

/** Returns for example « 8 dossiers seront accordés ». */
export const sayLotToCome = (action: ActionLot, n: number): string =>
  `${count(n, 'dossier', 'dossiers')} ${agreed(n, motsLot(action).futur)}`;

/** Returns for example « 2 dossiers ne changeront pas ». */
export const sayDossiersLeft = (n: number): string =>
  `${count(n, 'dossier', 'dossiers')} ${n < 2 ? 'ne changera pas' : 'ne changeront pas'}`;

/** Returns « 37 800 € » or, over several years, « 37 800 € : 25 100 € pour 2027, 12 700 € pour 2028 ». */
export function saySommeAccordee(
  accorde: number,
  annees: readonly { annee: number; accorde: number }[],
): string {
  if (annees.length < 2) return formatEuros(accorde);
  const parts = annees.map((one) => `${formatEuros(one.accorde)} pour ${one.annee}`);
  return `${formatEuros(accorde)} : ${parts.join(', ')}`;
}

export type ComptesLot = Record<EtatLigne, number>;

/** Returns for example « 7 accordés · 1 échec · 2 inchangés ». */
export function sayResultat(action: ActionLot, { faite, echec, exclue, retiree }: ComptesLot): string {
  const left = exclue + retiree;
  return [
    `${faite} ${agreed(faite, motsLot(action).fait)}`,
    ...(echec > 0 ? [`${echec} ${echec < 2 ? 'échec' : 'échecs'}`] : []),
    ...(left > 0 ? [`${left} ${left < 2 ? 'inchangé' : 'inchangés'}`] : []),
  ].join(' · ');
}
