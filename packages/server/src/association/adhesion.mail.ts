import type { MailDraft } from '../platform/mail/mail.ts';
import { mailLayout } from '../platform/mail/mail-layout.ts';

type Personne = { prenom: string; nom: string; email: string };
type Asked = {
  to: Personne;
  association: { nom: string; id_correspondance: string };
  publicUrl: URL;
};

/** To each manager: somebody asks to come in. */
export function demandeMail(
  { to, association, publicUrl }: Asked,
  { demandeur, fonction, avant }: { demandeur: Personne; fonction: string; avant: string },
): Omit<MailDraft, 'cle'> {
  const subject = `Demande d’accès à ${association.nom}`;
  const who = `${demandeur.prenom} ${demandeur.nom} (${demandeur.email}), ${fonction}`;
  return {
    to: to.email,
    subject,
    ...mailLayout({
      greeting: `Bonjour ${to.prenom} ${to.nom},`,
      title: subject,
      paragraphs: [
        `${who}, demande à gérer ${association.nom} avec vous.`,
        `Acceptez ou refusez avant le ${avant}. Ensuite, une personne de l’administration pourra examiner la demande.`,
      ],
      action: { label: 'Répondre à la demande', url: accesUrl(association, publicUrl) },
    }),
  };
}

/** To the person who asked: the answer. */
export function reponseMail(
  { to, association, publicUrl }: Asked,
  { isAcceptee, motif }: { isAcceptee: boolean; motif: string | undefined },
): Omit<MailDraft, 'cle'> {
  const subject = isAcceptee
    ? `Vous gérez maintenant ${association.nom}`
    : `Votre demande d’accès à ${association.nom} est refusée`;
  const reason = motif ? [`Motif : ${motif}`] : [];
  return {
    to: to.email,
    subject,
    ...mailLayout({
      greeting: `Bonjour ${to.prenom} ${to.nom},`,
      title: subject,
      paragraphs: isAcceptee
        ? ['Votre demande d’accès est acceptée.']
        : ['Les personnes qui gèrent l’association ont refusé votre demande d’accès.', ...reason],
      action: { label: 'Ouvrir le portail', url: new URL('/client/', publicUrl).href },
    }),
  };
}

/** To the managers: somebody came in. */
export function arriveeMail(
  { to, association, publicUrl }: Asked,
  nouveau: Personne,
): Omit<MailDraft, 'cle'> {
  const subject = `${nouveau.prenom} ${nouveau.nom} gère maintenant ${association.nom}`;
  return {
    to: to.email,
    subject,
    ...mailLayout({
      greeting: `Bonjour ${to.prenom} ${to.nom},`,
      title: subject,
      paragraphs: [`${subject}. Si ce n’est pas ce que vous attendiez, retirez-lui l’accès.`],
      action: { label: 'Voir les personnes et les accès', url: accesUrl(association, publicUrl) },
    }),
  };
}

const accesUrl = ({ id_correspondance }: Asked['association'], publicUrl: URL): string =>
  new URL(`/client/informations-administratives/${id_correspondance}/personnes-et-acces`, publicUrl).href;
