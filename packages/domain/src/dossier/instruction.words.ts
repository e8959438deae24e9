// These words name the moves of an instruction on buttons and in the history.

import { formatEuros, formatEurosCents } from '../identifiants/nombres-affiches.ts';
import type { SujetCourriel } from '../notification/sujet-courriel.words.ts';
import { toServices } from '../service/nom-service.words.ts';
import { type DossierNomme, sujetDossier } from './dossier.words.ts';
import type { GenreDossier } from './genre.rows.ts';
import type { ActionInstruction, EtatInstruction } from './instruction.states.ts';
import { sayRecours } from './part-service.words.ts';

type Words = {
  /** The label of the button, in the infinitive. */
  verbe: string;
  /**
   * A sentence in the future tense, shown beside the choice: it says what the move will do, and is never read as the
   * present state of the dossier.
   */
  effet: string;
  /** The words of the history, in the past tense. */
  fait: string;
};

export const motsActions: Record<ActionInstruction, Words> = {
  transmit: {
    verbe: 'Transmettre',
    effet: 'Vous ne pourrez plus modifier le dossier ensuite.',
    fait: 'Dossier transmis',
  },
  remove: { verbe: 'Supprimer', effet: 'Vous pourrez le restaurer.', fait: 'Dossier supprimé' },
  restore: { verbe: 'Restaurer', effet: 'Le dossier reprend sa place.', fait: 'Dossier restauré' },
  start: {
    verbe: 'Commencer l’instruction',
    effet: 'L’association sera prévenue que son dossier est étudié.',
    fait: 'Instruction commencée',
  },
  sendBack: {
    verbe: 'Renvoyer à l’association',
    effet: 'Elle pourra corriger et transmettre à nouveau.',
    fait: 'Dossier renvoyé pour correction',
  },
  grant: {
    verbe: 'Accorder',
    effet: 'L’association recevra la décision et le montant.',
    fait: 'Subvention accordée',
  },
  refuse: {
    verbe: 'Refuser',
    effet: 'Après étude, la demande ne sera pas retenue.',
    fait: 'Demande refusée',
  },
  reject: { verbe: 'Rejeter', effet: 'La demande n’est pas recevable.', fait: 'Demande rejetée' },
  beginPayment: {
    verbe: 'Préparer le paiement',
    effet: 'L’association sera prévenue que son versement se prépare.',
    fait: 'Paiement en préparation',
  },
  continuePayment: {
    verbe: 'Poursuivre le paiement',
    effet: 'L’association sera prévenue que son versement suit son cours.',
    fait: 'Paiement en cours',
  },
  markPaid: {
    verbe: 'Déclarer payé',
    effet: 'Le compte rendu financier sera attendu de l’association.',
    fait: 'Subvention payée',
  },
  finish: {
    verbe: 'Terminer',
    effet: 'Le dossier sera clos : plus rien ne sera attendu de l’association.',
    fait: 'Dossier terminé',
  },
};

type Reste = {
  /** The title of the panel. */
  titre: string;
  question: string;
  /** The button before one of several answers is chosen. */
  bouton: string;
  /** What the form says when it is sent without an answer. */
  manque: string;
};

const aDecider: Reste = {
  titre: 'Décision',
  question: 'Que décidez-vous ?',
  bouton: 'Décider',
  manque: 'Choisissez une décision.',
};
const aSuivre = {
  titre: 'Suite de la décision',
  question: 'Quelle est la suite ?',
  manque: 'Choisissez la suite.',
};

/** What is left to the service in each state: to decide, then, once the subvention is granted, to pay and to close. */
export const reasonsByEtat: Record<EtatInstruction, Reste> = {
  A: aDecider,
  B: aDecider,
  C: aDecider,
  D: aDecider,
  '2': aDecider,
  '6': { ...aSuivre, bouton: 'Passer au paiement' },
  '7': { ...aSuivre, bouton: 'Suivre le paiement' },
  '8': { ...aSuivre, bouton: 'Suivre le paiement' },
  '9': { ...aSuivre, bouton: 'Clore le dossier' },
  '10': { ...aSuivre, bouton: 'Clore le dossier' },
  '11': aDecider,
  '12': aDecider,
};

/** Returns the words for this kind of dossier: granting an agrément gives no money. */
export const actionMots = (action: ActionInstruction, genre: GenreDossier = 'subvention'): Words =>
  genre === 'agrement' && action === 'grant'
    ? {
        verbe: 'Accorder',
        effet: 'L’agrément sera inscrit dans le dossier de l’association, avec son arrêté.',
        fait: 'Agrément accordé',
      }
    : motsActions[action];

type Courrier = {
  action: ActionInstruction;
  /** The kind of dossier; a subvention when absent. */
  genre?: GenreDossier;
  /** The words by which the dossier is called. */
  nomme: DossierNomme;
  /** The name of the service that decides. */
  service: string;
  /** The name of the association that transmits. */
  association?: string;
  motif?: string;
  montantEuros?: number;
  /** What the dossier that is transmitted asks of the service. */
  demandeEuros?: number;
  /** The sum of the payment that brings the move. */
  sommeVersee?: number;
  /** A sentence on what else changed with this move. */
  precisions?: string;
  /** True when the move withdraws the request for missing items. */
  isRetire?: boolean;
  /** The number of letters that leave with the decision, to be read on the portal. */
  nombreCourriers?: number;
  /** What the association must ask once money is granted or paid, or what comes without asking. */
  suite?: string | null;
};

/** The subject of the e-mail begins with these words, short enough to be shown whole on a telephone. */
const sujets: Record<ActionInstruction, string> = {
  transmit: 'Transmis',
  remove: 'Supprimé',
  restore: 'Restauré',
  start: 'À l’étude',
  sendBack: 'À corriger',
  grant: 'Accordé',
  refuse: 'Refusé',
  reject: 'Rejeté',
  beginPayment: 'Versement préparé',
  continuePayment: 'Versement en cours',
  markPaid: 'Versé',
  finish: 'Terminé',
};

const sujetOf = (action: ActionInstruction, genre?: GenreDossier): string =>
  action === 'grant' && genre === 'agrement' ? 'Agrément accordé' : sujets[action];

const suiteOf = ({ action, association, montantEuros, sommeVersee }: Courrier): string | undefined => {
  if (sommeVersee !== undefined) return formatEurosCents(sommeVersee);
  if (action === 'transmit') return association;
  return action === 'grant' && montantEuros !== undefined ? formatEuros(montantEuros) : undefined;
};

const actesLus: Partial<Record<ActionInstruction, string>> = {
  transmit: 'Ouvrir le dossier',
  sendBack: 'Corriger le dossier',
  grant: 'Lire la décision',
  refuse: 'Lire la décision',
  reject: 'Lire la décision',
};

/** Read by the association when it had been asked for missing items. */
const retraitSaid = 'La demande de compléments est retirée : vous n’avez plus rien à envoyer.';

const courriersSaid = (nombre: number): string =>
  nombre === 1
    ? 'Une lettre accompagne cette décision : lisez-la sur le portail.'
    : `${nombre} lettres accompagnent cette décision : lisez-les sur le portail.`;

/** Says who did what, addressed to the recipient: « DRAJES Sud vous accorde 1 200 €. ». */
function phraseOf({ action, genre, service, association, montantEuros, demandeEuros }: Courrier): string {
  switch (action) {
    case 'transmit':
      return `${association ?? 'Une association'} a transmis son dossier ${toServices([service])}${demandeEuros ? `\u00a0: ${formatEuros(demandeEuros)} demandés` : ''}.`;
    case 'remove':
      return 'Le dossier est supprimé.';
    case 'restore':
      return 'Le dossier est restauré.';
    case 'start':
      return `${service} a commencé à étudier votre dossier.`;
    case 'sendBack':
      return `${service} vous renvoie votre dossier : corrigez-le, puis transmettez-le à nouveau.`;
    case 'grant':
      return `${service} vous accorde ${accordSaid(genre, montantEuros)}.`;
    case 'refuse':
      return `${service} n’a pas retenu votre demande.`;
    case 'reject':
      return `${service} a rejeté votre demande : elle n’est pas recevable.`;
    case 'beginPayment':
      return `${service} prépare le versement de votre subvention.`;
    case 'continuePayment':
      return `${service} poursuit le versement de votre subvention.`;
    case 'markPaid':
      return `${service} a versé votre subvention.`;
    case 'finish':
      return `${service} a terminé le traitement de votre dossier.`;
  }
}

const accordSaid = (genre: GenreDossier | undefined, montantEuros: number | undefined): string => {
  if (genre === 'agrement') return 'l’agrément demandé';
  return montantEuros === undefined ? 'la subvention demandée' : formatEuros(montantEuros);
};

/** Returns what the e-mail of a move adds to its notification; the screen shows it before anybody confirms. */
export function describeCourrier(courrier: Courrier): SujetCourriel & {
  /** The label of the e-mail's button, when the usual one would not say what to do. */
  acte?: string;
  /** The sentence that begins the e-mail and says what happened. */
  phrase: string;
  text?: string;
} {
  const { action, genre, nomme, service, motif, precisions, isRetire, suite } = courrier;
  const { nombreCourriers = 0 } = courrier;
  const parts = [
    ...(precisions ? [precisions] : []),
    ...(isRetire ? [retraitSaid] : []),
    ...(nombreCourriers > 0 ? [courriersSaid(nombreCourriers)] : []),
    ...(motif ? [`${service} vous écrit :\n\n${motif}`] : []),
    ...(action === 'refuse' || action === 'reject' ? [sayRecours(service)] : []),
    ...(suite ? [suite] : []),
  ];
  return {
    ...sujetDossier(sujetOf(action, genre), nomme, suiteOf(courrier)),
    acte: actesLus[action],
    phrase: phraseOf(courrier),
    text: parts.length > 0 ? parts.join('\n\n') : undefined,
  };
}
