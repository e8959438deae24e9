// These functions tell a person where their request for access stands, who has it and what to do.

import type { MaDemande } from '@asso/contract/association/acces.schemas';
import { answerDue } from '@asso/domain/association/membre.rules';
import { saySilence } from '@asso/domain/association/silence-acces.words';
import { formatDate } from '@asso/domain/identifiants/dates-affichees';
import type { BadgeTone } from '../../ui/StateBadge.tsx';

type Said = { titre: string; badge: string; tone: BadgeTone };

/** Says the state of a request: orange when the person may have to act, blue when others have it, else it is over. */
export const etatsDemande: Record<MaDemande['phase'], Said> = {
  gestionnaires: {
    titre: 'Votre demande d’accès attend une réponse',
    badge: 'en attente d’une réponse',
    tone: 'bleu',
  },
  desaccord: {
    titre: 'Votre demande d’accès est contestée',
    badge: 'contestée, l’administration décidera',
    tone: 'bleu',
  },
  preuve: {
    titre: 'Votre demande d’accès attend une preuve',
    badge: 'preuve à joindre',
    tone: 'orange',
  },
  administration: {
    titre: 'Votre demande d’accès est à l’administration',
    badge: 'à l’administration',
    tone: 'bleu',
  },
  active: { titre: 'Votre accès est ouvert', badge: 'accès ouvert', tone: 'vert' },
  contestee: {
    titre: 'Votre accès est contesté',
    badge: 'accès contesté, l’administration décidera',
    tone: 'orange',
  },
  refusee: { titre: 'Votre demande d’accès est refusée', badge: 'refusée', tone: 'rouge' },
  annulee: { titre: 'Votre demande d’accès est annulée', badge: 'annulée', tone: 'gris' },
  quittee: { titre: 'Votre accès a pris fin', badge: 'terminé', tone: 'gris' },
};

/** Says where the request stands, in full sentences. */
export function suiteDemande(demande: MaDemande): string {
  const { phase, reponse_avant, gestionnaires, preuves, desaccord, demandee_le } = demande;
  const avant = reponse_avant ? formatDate(new Date(reponse_avant)) : '';
  const sujet =
    gestionnaires > 1
      ? `Les ${gestionnaires} personnes qui gèrent l’association sont prévenues. Elles ont`
      : 'La personne qui gère l’association est prévenue. Elle a';
  switch (phase) {
    case 'gestionnaires':
      return `${sujet} jusqu’au ${avant} pour répondre. Ensuite, ${saySilence({ isLate: false, preuves: preuves.length })}.`;
    case 'desaccord':
      return `${desaccord?.par} n’est pas d’accord. Votre preuve reste jointe : une personne de l’administration décidera d’après elle, après le ${avant}.`;
    case 'preuve':
      return `Personne n’a répondu. Depuis le ${formatDate(answerDue(new Date(demandee_le)))}, votre demande est à l’administration, mais elle ne peut rien décider sans la preuve du nouveau bureau : joignez-la.`;
    case 'administration':
      return preuves.length > 0
        ? 'Une personne de l’administration examine votre preuve. Vous recevrez sa réponse ici et par courriel.'
        : 'Plus personne ne peut répondre pour l’association : une personne de l’administration examine votre demande. Vous recevrez sa réponse ici et par courriel.';
    case 'active':
      return 'Vous pouvez agir pour l’association.';
    case 'contestee':
      return `${desaccord?.par} conteste l’accès que l’administration vous a donné. Vous le gardez : une personne de l’administration décidera. Vous pouvez joindre une autre preuve.`;
    case 'refusee':
    case 'quittee':
      return finDemande(demande);
    case 'annulee':
      return 'Vous l’avez annulée. Les preuves jointes serviront à la prochaine.';
  }
}

function finDemande({ phase, reponse }: MaDemande): string {
  const quoi = phase === 'refusee' ? 'Refusée' : 'Retiré';
  if (!reponse) return phase === 'refusee' ? 'Elle a été refusée.' : 'Vous ne gérez plus l’association.';
  const le = formatDate(new Date(reponse.le));
  if (reponse.cote === 'moi') return `Vous ne gérez plus l’association depuis le ${le}.`;
  const par = reponse.cote === 'administration' ? 'l’administration' : reponse.par;
  return `${quoi} par ${par}, le ${le}.`;
}

/** Says what the person may do against an answer. */
export function recoursDemande({ phase, reponse }: MaDemande, assistance: string): string | null {
  if ((phase !== 'refusee' && phase !== 'quittee') || !reponse || reponse.cote === 'moi') return null;
  return reponse.cote === 'administration'
    ? `Vous n’êtes pas d’accord ? Écrivez à ${assistance}, avec vos pièces, ou refaites une demande avec la preuve de votre mandat.`
    : 'Si votre mandat est réel, refaites une demande en joignant la preuve du nouveau bureau : un refus ne suffira plus, et l’administration décidera.';
}
