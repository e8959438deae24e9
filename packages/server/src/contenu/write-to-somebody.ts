import type { Actor } from '@asso/domain/compte/actor';
import { objetAssistance } from '@asso/domain/contenu/assistance.rules';
import type { Tx } from '../platform/db/database.ts';
import type { Platform } from '../platform/platform.ts';

type Lettre = {
  actor: Actor;
  /** The address of the person who writes, to which answers go. */
  courriel: string;
  to: string;
  /** The key is the same for every try of one message, so that it leaves once. */
  cle: string;
  subject: string;
  body: string;
  page: string | null;
};

/** Sends the mail that one person writes to another, in the name of the first; the help desk does not read it. */
export const writeToSomebody = (trx: Tx, mail: Platform['mail'], { actor, courriel, ...lettre }: Lettre) =>
  mail.write(trx, {
    cle: `ecrit/${actor.id}/${lettre.cle}`,
    to: lettre.to,
    replyTo: courriel,
    subject: objetAssistance(lettre.subject),
    content: {
      title: lettre.subject,
      paragraphs: lettre.body.split(/\n{2,}/),
      details: [
        `Écrit par ${actor.prenom} ${actor.nom} depuis le portail. Répondez à ce courriel pour lui répondre.`,
        ...(lettre.page ? [`Page : ${lettre.page}`] : []),
      ],
    },
  });
