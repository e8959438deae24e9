// These words name a SIRET request and its moves.
import { formatSiret } from '../identifiants/nombres-affiches.ts';
import type { ActionSiret, EtatSiret } from './demande-siret.states.ts';

/** Names the request inside a sentence: « demande de SIRET 27-000012 ». */
export const sayDemandeSiret = (idFoFonctionnel: string): string => `demande de SIRET ${idFoFonctionnel}`;

type Words = {
  /** The label of the button, in the infinitive. */
  verbe: string;
  /** A sentence, shown beside the choice, that says what the move will do. */
  effet: string;
  /** The words of the history, in the past tense. */
  fait: string;
};

export const motsSiret: Record<ActionSiret, Words> = {
  transmit: {
    verbe: 'Transmettre',
    effet: 'Vous ne pourrez plus modifier la demande ensuite.',
    fait: 'Demande transmise',
  },
  start: {
    verbe: 'Commencer le traitement',
    effet: 'L’association est prévenue que sa demande est traitée.',
    fait: 'Traitement commencé',
  },
  invalidate: {
    verbe: 'Déclarer invalide',
    effet: 'L’association n’est pas prévenue : réinitialisez la demande pour qu’elle la corrige.',
    fait: 'Demande déclarée invalide',
  },
  grant: {
    verbe: 'Accorder le SIRET',
    effet: 'Le numéro est inscrit dans l’association, et ses membres sont prévenus.',
    fait: 'SIRET attribué',
  },
  reject: {
    verbe: 'Rejeter',
    effet: 'L’association lit le motif et peut refaire une demande.',
    fait: 'Demande rejetée',
  },
  refuse: {
    verbe: 'Refuser',
    effet: 'L’association lit le motif ; elle ne peut pas refaire de demande ici.',
    fait: 'Demande refusée',
  },
  reset: {
    verbe: 'Réinitialiser',
    effet: 'La demande redevient modifiable : l’association lit pourquoi.',
    fait: 'Demande rendue à son auteur',
  },
};

/** Tells whether the association is not told of this decision, and still reads « transmis ». */
export const isDecisionTue = (action: ActionSiret): boolean => action === 'invalidate';

/** The sentence that tells the association, under the badge, who acts next. */
export const phrasesSiret: Record<EtatSiret, string> = {
  ECS: 'À vous : terminez puis transmettez.',
  AEM: 'Chez le service : il va la traiter.',
  INV: 'Chez le service : il va la traiter.',
  ENCT: 'Chez le service : il traite votre demande.',
  ACC: 'Votre SIRET est inscrit dans votre association.',
  REJ: 'À vous : corrigez puis refaites une demande.',
  REF: 'Le service n’a pas retenu votre demande.',
};

type Faite = { numero: string; etat: EtatSiret; createur: string };

/**
 * Tells every member of the association where the request stands: « Demande de SIRET 27-000012, chez le service : il va
 * la traiter. » Only the person who began it may end it, so that person is named.
 */
export function sayDemandeSent({ numero, etat, createur }: Faite): string {
  const said = `Demande de SIRET ${numero}`;
  if (etat === 'ECS') return `${said}, commencée par ${createur} : à terminer, puis à transmettre.`;
  const phrase = phrasesSiret[etat];
  return `${said}, ${phrase.charAt(0).toLowerCase()}${phrase.slice(1)}`;
}

/** Returns for example « Votre SIRET : 123 456 782 00010. Il est inscrit dans votre association. » */
export const saySiretObtenu = (siret: string): string =>
  `Votre SIRET : ${formatSiret(siret)}. Il est inscrit dans votre association.`;

/** Returns the sentence that confirms a transmission. */
export const sayTransmitted = (idFoFonctionnel: string): string =>
  `Votre demande de SIRET ${idFoFonctionnel} est transmise. Nous vous écrirons dès qu’elle aura une réponse.`;

const recu =
  'Ce message est votre récépissé. Vous n’avez rien d’autre à faire : la réponse arrivera sur le portail et par courriel.';

type Courrier = { action: ActionSiret; numero: string; siret?: string | null; motif?: string | null };

/** Returns what the e-mail of a move adds to its notification. */
export function courrierSiret({ action, numero, siret, motif }: Courrier): {
  subject: string;
  text?: string;
} {
  const parts = [
    ...(action === 'transmit' ? [recu] : []),
    ...(siret ? [saySiretObtenu(siret)] : []),
    ...(motif ? [`Motif : ${motif}`] : []),
  ];
  return {
    subject: `${motsSiret[action].fait} : ${sayDemandeSiret(numero)}`,
    text: parts.length > 0 ? parts.join('\n\n') : undefined,
  };
}
