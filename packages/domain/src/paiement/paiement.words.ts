// These words name payments on buttons, in the history, e-mails and notices (§ 4 Payment-request states).
import type { NaturePaiement } from '../dossier/suivi/suite-argent.rules.ts';
import { formatDay } from '../identifiants/dates-affichees.ts';
import { formatEurosCents } from '../identifiants/nombres-affiches.ts';
import { type ActionPaiement, type EtatPaiement, etatsPaiement } from './demande-paiement.states.ts';

export const nomsNatures: Record<NaturePaiement, string> = {
  acompte: 'Acompte',
  solde: 'Solde',
  totalite: 'Totalité',
};

type Words = {
  /** The label of the button, in the infinitive. */
  verbe: string;
  /** The sentence, shown before the act, that says what the act will do. */
  effet: string;
  /** The words of the history, in the past tense. */
  fait: string;
};

export const motsPaiement: Record<ActionPaiement, Words> = {
  take: {
    verbe: 'Prendre en charge',
    effet: 'L’association est prévenue que sa demande est traitée.',
    fait: 'Demande de paiement prise en charge',
  },
  order: {
    verbe: 'Mettre en paiement',
    effet: 'Le RIB du dossier est celui qui sera payé : il ne suit plus les changements.',
    fait: 'Demande de paiement mise en paiement',
  },
  pay: {
    verbe: 'Déclarer versé',
    effet: 'L’association est prévenue que l’argent est parti.',
    fait: 'Versement effectué',
  },
  refuse: {
    verbe: 'Refuser',
    effet: 'L’association lit le motif. La somme peut être demandée à nouveau.',
    fait: 'Demande de paiement refusée',
  },
  remove: {
    verbe: 'Supprimer',
    effet: 'La somme peut être demandée à nouveau.',
    fait: 'Demande de paiement supprimée',
  },
};

/** The words by which the history tells each act of the association or the service. */
export const faitsPaiement: Readonly<Record<string, string>> = {
  ask: 'Paiement demandé',
  record: 'Versement prévu',
  ...Object.fromEntries(Object.entries(motsPaiement).map(([action, { fait }]) => [action, fait])),
};

/** The subject of the e-mail begins with these words, short enough to be shown whole on a telephone. */
export const sujetsPaiement: Readonly<Record<string, string>> = {
  ask: 'Paiement demandé',
  record: 'Versement prévu',
  take: 'Paiement en cours',
  order: 'Mis en paiement',
  pay: 'Versé',
  refuse: 'Paiement refusé',
  remove: 'Paiement supprimé',
};

/**
 * The states of the payment of a grant, as people read them everywhere: a subvention is not reimbursed, so 4 does not
 * take the specification's label, which is that of a Pass’Sport inscription.
 */
export const etatsPaiementSubvention: Readonly<Record<EtatPaiement, string>> = {
  ...etatsPaiement,
  '4': 'payé',
};

type Dit = { nature: NaturePaiement; montant: number };

/** Returns for example « acompte de 1 200 € », « solde de 800,50 € » or « totalité, 2 000 € ». */
export const sayPaiement = ({ nature, montant }: Dit): string =>
  nature === 'totalite'
    ? `totalité, ${formatEurosCents(montant)}`
    : `${nature} de ${formatEurosCents(montant)}`;

/**
 * Returns, for a notice that begins with the dossier, « demande de paiement : en cours de traitement (acompte de 1
 * 200 €) ».
 */
export const sayEtatPaiement = (etat: EtatPaiement, dit: Dit): string =>
  `demande de paiement : ${etatsPaiementSubvention[etat]} (${sayPaiement(dit)})`;

/** Returns for example « un acompte de 1 200 € », « le solde, 1 200 € » or « la totalité, 2 000 € ». */
const paiementNomme = ({ nature, montant }: Dit): string =>
  ({
    acompte: `un acompte de ${formatEurosCents(montant)}`,
    solde: `le solde, ${formatEurosCents(montant)}`,
    totalite: `la totalité, ${formatEurosCents(montant)}`,
  })[nature];

type Annonce = { paiement: Dit; service: string; association: string };

/** The acts whose sentence says which payment it is, so that the e-mail does not say it a second time. */
const actesQuiNomment: ReadonlySet<string> = new Set(['ask', 'record', 'order', 'pay']);

type Precise = { action: string; paiement: Dit; paye_le?: string; reference?: string };

/**
 * Returns what the e-mail adds to its first sentence on the payment itself: « Demande de paiement refusée : acompte de
 * 1 200 €. », or only « Le 30/11/2026, référence VIR-12. » where that sentence named it; null when nothing is left.
 */
export function precisionPaiement(
  { action, paiement, paye_le, reference }: Precise,
  isNomme: boolean,
): string | null {
  const faits = [
    ...(paye_le ? [`le ${formatDay(paye_le)}`] : []),
    ...(reference ? [`référence ${reference}`] : []),
  ];
  if (!isNomme || !actesQuiNomment.has(action)) {
    return `${faitsPaiement[action]} : ${[sayPaiement(paiement), ...faits].join(', ')}.`;
  }
  const said = faits.join(', ');
  return said === '' ? null : `${said.charAt(0).toUpperCase()}${said.slice(1)}.`;
}

/** Returns the sentence that begins the e-mail, such as « DRAJES Sud vous a versé un acompte de 1 200 €. » */
export function announcePaiement(action: string, { paiement, service, association }: Annonce): string {
  const nomme = paiementNomme(paiement);
  const phrases: Readonly<Record<string, string>> = {
    ask: `${association} demande à être payée\u00a0: ${nomme}.`,
    record: `${service} prévoit de vous verser ${nomme}.`,
    take: `${service} a pris en charge votre demande de paiement.`,
    order: `${service} a mis en paiement votre subvention\u00a0: ${nomme}.`,
    pay: `${service} vous a versé ${nomme}.`,
    refuse: `${service} a refusé votre demande de paiement.`,
    remove: 'La demande de paiement est supprimée.',
  };
  return phrases[action] ?? `Du nouveau dans le paiement\u00a0: ${nomme}.`;
}

/** Returns for example « 1 200 € sur 4 000 € ». */
export const sayVerse = ({ verse, accorde }: { verse: number; accorde: number }): string =>
  `${formatEurosCents(verse)} sur ${formatEurosCents(accorde)}`;

/** Returns for example « Sur le compte FR76 … 1182. En tout : 1 200 € sur 4 000 € accordés. » */
export const sayVersement = ({
  iban,
  ...sommes
}: {
  /** Only the ends of the account are shown; null when it is not known. */
  iban: string | null;
  verse: number;
  accorde: number;
}): string => `${iban ? `Sur le compte ${iban}. ` : ''}En tout\u00a0: ${sayVerse(sommes)} accordés.`;
