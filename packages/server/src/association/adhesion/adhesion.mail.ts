// This file makes the mails about access to an association: somebody asks for it, or is invited.
import { saySilence } from '@asso/domain/association/silence-acces.words';
import { bonjour } from '@asso/domain/identifiants/salutation';
import type { MailDraft } from '../../platform/mail/mail.ts';
import { quotedName, typedName } from '../../platform/mail/typed-name.ts';

type Personne = { prenom: string; nom: string; email: string };
type Asked = {
  to: Personne;
  association: { nom: string; id_correspondance: string };
  publicUrl: URL;
};

type Demande = {
  demandeur: Personne;
  fonction: string;
  /** The deadline of the managers; null once it has passed, when the administration has the request too. */
  avant: string | null;
  message: string | null;
  /** The number of proofs that are joined. */
  preuves: number;
  isRappel: boolean;
};

/** Tells each manager that somebody asks for access, or asks again. */
export function demandeMail(
  { to, association, publicUrl }: Asked,
  { demandeur, fonction, avant, message, preuves, isRappel }: Demande,
): Omit<MailDraft, 'cle'> {
  const nom = quotedName(association.nom);
  const subject = `${isRappel ? 'Rappel : demande' : 'Demande'} d’accès à ${nom}`;
  const who = `${saidOf(demandeur)} (${demandeur.email}), ${fonction}`;
  return {
    to: to.email,
    subject,
    content: {
      greeting: bonjour(to),
      title: subject,
      paragraphs: [
        `${who}, ${isRappel ? 'attend toujours votre réponse pour gérer' : 'demande à gérer'} ${nom} avec vous.`,
        ...(message ? [`Son message : ${message}`] : []),
        suiteOf({ avant, preuves }),
      ],
      action: {
        label: 'Répondre à la demande',
        url: new URL(`/client${accesHref(association)}`, publicUrl).href,
      },
    },
  };
}

/** Says until when the manager may answer, and what the administration may decide after that. */
function suiteOf({ avant, preuves }: Pick<Demande, 'avant' | 'preuves'>): string {
  const suite = saySilence({ isLate: avant === null, preuves });
  return avant === null
    ? `Le délai de 15 jours est passé : ${suite}.`
    : `Acceptez ou refusez avant le ${avant}. Ensuite, ${suite}.`;
}

type Invited = {
  email: string;
  association: { nom: string };
  par: { prenom: string; nom: string };
  fonction: string;
  /** Says what the invited person will be able to do, in words that follow « vous invite à ». */
  portee: string;
  jeton: string;
  expire: string;
  publicUrl: URL;
};

/** Makes the mail of an invitation, with a single-use link; the person invited may have no account yet. */
export function invitationMail(invited: Invited): Omit<MailDraft, 'cle'> {
  const { email, association, par, fonction, portee, jeton, expire, publicUrl } = invited;
  const qui = saidOf(par);
  const subject = `${qui} vous invite à agir pour ${quotedName(association.nom)}`;
  return {
    to: email,
    subject,
    content: {
      title: subject,
      paragraphs: [`${qui} vous invite à ${portee}, avec la fonction : ${fonction}.`],
      action: {
        label: 'Voir l’invitation',
        // The secret comes after « # », so that neither the server nor its logs see it.
        url: new URL(`/client/invitation#${jeton}`, publicUrl).href,
      },
      details: [
        `Ce lien sert une fois, jusqu’au ${expire}. Sans compte, créez-le avec cette adresse : l’invitation vous y attendra.`,
        'Si vous ne connaissez pas cette personne, ne faites rien.',
      ],
    },
  };
}

const saidOf = ({ prenom, nom }: { prenom: string; nom: string }): string => typedName(`${prenom} ${nom}`);

/** Gives the path, below /client, of the page that lists the people who may act for the association. */
export const accesHref = ({ id_correspondance }: { id_correspondance: string }): string =>
  `/informations-administratives/${id_correspondance}/personnes-et-acces`;

/**
 * Gives the path of the page that tells the requester what became of their request: no access is needed to open it.
 */
export const demandeHref = (id: string): string => `/user/demandes-acces/${id}`;
