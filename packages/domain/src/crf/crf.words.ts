// These words name a financial report: who acts next, the service's acts, the history, the mails (§4; screens,
// Words).

import { isDueSoon } from '../dossier/agenda/agenda.rules.ts';
import { type DossierNomme, sujetDossier } from '../dossier/dossier.words.ts';
import { formatDate, formatDay } from '../identifiants/dates-affichees.ts';
import type { SujetCourriel } from '../notification/sujet-courriel.words.ts';
import type { ActionCrf, EtatCrf } from './crf.states.ts';
import type { ProjetPrevu } from './reprise.rules.ts';

/** Shown until the report is sent [M163]. */
export const rappelTransmissionCrf =
  'Votre compte rendu financier n’est pas transmis. Cliquez sur « Transmettre ».';

/**
 * Returns the sentence that tells the association who acts next. As on its home page, a report that is not due soon is
 * only a date to come.
 */
export const sayCrfSituation = (
  { id_etat, echeance }: { id_etat: EtatCrf; echeance: Date },
  now: Date,
): string =>
  id_etat <= 2 && !isDueSoon(echeance.toISOString(), now)
    ? 'Rien à faire encore : ce compte rendu se rend plus tard.'
    : phrasesCrf[id_etat];

const phrasesCrf: Record<EtatCrf, string> = {
  1: 'À vous : dites ce que vous avez fait de la subvention.',
  2: 'À vous : terminez puis transmettez.',
  3: 'À vous : le service demande des corrections.',
  4: 'Chez le service : il va le lire.',
  5: 'Tout est fait : le service l’a reçu.',
};

/** The sentence that tells the waiting service who acts next, by state. */
export const phrasesCrfService: Record<EtatCrf, string> = {
  1: 'L’association ne l’a pas encore commencé.',
  2: 'L’association le remplit.',
  3: 'Renvoyé : l’association le corrige.',
  4: 'À vous : lisez-le, puis recevez-le ou renvoyez-le.',
  5: 'Vous l’avez reçu.',
};

type Mots = { verbe: string; effet: string; fait: string };

export const motsCrf: Record<ActionCrf | 'create' | 'follow', Mots> = {
  create: { verbe: 'Commencer le compte rendu', effet: '', fait: 'Compte rendu commencé' },
  follow: {
    verbe: 'Suivre la décision',
    effet: '',
    fait: 'Montants accordés mis à jour, la décision a été modifiée',
  },
  save: { verbe: 'Enregistrer', effet: '', fait: 'Compte rendu en cours de saisie' },
  transmit: {
    verbe: 'Transmettre',
    effet: 'Vous ne pourrez plus modifier le compte rendu ensuite.',
    fait: 'Compte rendu transmis',
  },
  receive: {
    verbe: 'Déclarer reçu',
    effet:
      'L’association est prévenue. Le dossier peut se terminer quand tous ses comptes rendus sont reçus.',
    fait: 'Compte rendu reçu',
  },
  sendBack: {
    verbe: 'Renvoyer à l’association',
    effet: 'Elle pourra corriger et transmettre à nouveau.',
    fait: 'Compte rendu renvoyé pour correction',
  },
};

/** Returns for example « compte rendu financier 2027 (dossier 27-000412) ». */
export const sayCrf = (exercice: number, id_fo: string): string =>
  `compte rendu financier ${exercice} (dossier ${id_fo})`;

/** Says, once the report is open, whether it was begun from the request or opened again. */
export const sayCrfOpened = (ouverture: {
  quoi: 'CLONED' | 'FETCHED';
  exercice: number;
  cree_le: Date;
}): string =>
  ouverture.quoi === 'CLONED'
    ? `Nous avons repris votre demande de ${ouverture.exercice}.`
    : `Vous aviez commencé ce compte rendu le ${formatDate(ouverture.cree_le)}.`;

type Courrier = {
  action: ActionCrf;
  /** The words by which the dossier is called. */
  nomme: DossierNomme;
  service: string;
  motif?: string | null;
};

/** The subject of the e-mail begins with these words, short enough to be shown whole on a telephone. */
const sujets: Record<ActionCrf, string> = {
  save: 'Compte rendu en cours',
  transmit: 'Compte rendu transmis',
  receive: 'Compte rendu reçu',
  sendBack: 'Compte rendu à corriger',
};

/** Returns what the e-mail of a move adds to its notification; the screen shows it before anybody confirms. */
export const courrierCrf = ({
  action,
  nomme,
  service,
  motif,
}: Courrier): SujetCourriel & { acte?: string; phrase: string; text?: string } => ({
  ...sujetDossier(sujets[action], nomme),
  ...(action === 'sendBack' ? { acte: 'Corriger le compte rendu' } : {}),
  phrase: annonceCrf(action, service),
  ...(motif ? { text: `${service} vous écrit :\n\n${motif}` } : {}),
});

const annonceCrf = (action: ActionCrf, service: string): string => {
  switch (action) {
    case 'receive':
      return `${service} a reçu votre compte rendu.`;
    case 'sendBack':
      return `${service} vous renvoie votre compte rendu\u00a0: corrigez-le, puis transmettez-le à nouveau.`;
    case 'transmit':
      return 'Le compte rendu est transmis.';
    case 'save':
      return 'Le compte rendu est en cours de saisie.';
  }
};

/** Writes the reminder before the deadline, and the one after it. */
export const sayRappelCrf = (
  nomme: DossierNomme,
  { date, relative, isPassed }: { date: string; relative: string; isPassed: boolean },
) => ({
  ...sujetDossier(isPassed ? 'Compte rendu en retard' : `Compte rendu à envoyer ${relative}`, nomme),
  text: [
    rappelTransmissionCrf,
    isPassed
      ? `La date limite était le ${date}. Sans compte rendu, une nouvelle demande ne peut pas être étudiée.`
      : `La date limite est le ${date}, ${relative}.`,
  ].join('\n\n'),
});

/** Returns for example « Prévu : du 12/01/2027 au 30/06/2027 », or undefined when no day was planned. */
export function sayDatesPrevues(dates: ProjetPrevu['dates']): string | undefined {
  const { date_debut, date_fin } = dates ?? {};
  if (!date_debut || !date_fin) return undefined;
  return date_debut === date_fin
    ? `Prévu : le ${formatDay(date_debut)}`
    : `Prévu : du ${formatDay(date_debut)} au ${formatDay(date_fin)}`;
}
