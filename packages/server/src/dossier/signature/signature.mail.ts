// The mails of a signature: the link to sign, its reminder, and the code that confirms it.
import { shortIntitule } from '@asso/domain/dossier/dossier.words';
import { codeSignatureMinutes } from '@asso/domain/dossier/signature/signature.rules';
import { formatDate } from '@asso/domain/identifiants/dates-affichees';
import { bonjour } from '@asso/domain/identifiants/salutation';
import type { MailDraft } from '../../platform/mail/mail.ts';
import { typedName } from '../../platform/mail/typed-name.ts';
import type { DossierRow } from '../dossier.sql.ts';
import { nommeRow } from '../tell-dossier.ts';
import type { CompteSignataire, DemandeRow } from './signature.sql.ts';

type Link = {
  to: CompteSignataire;
  dossier: DossierRow;
  demande: DemandeRow;
  /** The person who prepared the dossier. */
  par: { prenom: string; nom: string };
  jeton: string;
  isRappel: boolean;
  publicUrl: URL;
};

const subjectMax = 70;

export function signatureMail({ to, dossier, demande, par, jeton, isRappel, publicUrl }: Link): MailDraft {
  const nom = shortIntitule(nommeRow(dossier));
  const auteur = typedName(`${par.prenom} ${par.nom}`);
  return {
    cle: `signature/${demande.id}/${demande.version}${isRappel ? '/rappel' : ''}`,
    to: to.email,
    subject: shortened(`${isRappel ? 'Rappel, à signer' : 'À signer'} : ${nom}`),
    content: {
      greeting: bonjour(to),
      title: `À signer : ${nom}`,
      paragraphs: [
        `${auteur} a préparé cette demande pour ${dossier.nom_association}, et vous demande de la signer : ${dossier.titre}, dossier ${dossier.id_fo}.`,
        'Vous la relisez, puis deux appuis suffisent, aussi sur un téléphone. Rien ne part sans le second.',
      ],
      action: {
        label: 'Lire et signer',
        // The secret comes after « # », so that neither the server nor its logs see it.
        url: new URL(`/client/signer#${jeton}`, publicUrl).href,
      },
      details: [
        `Ce lien ne sert qu’à vous, avec votre compte ${to.email}. Il sert jusqu’au ${formatDate(demande.expire_le)}.`,
        'Vous n’êtes pas au courant ? Ne signez pas, et parlez-en à cette personne.',
      ],
    },
  };
}

const shortened = (text: string): string =>
  text.length > subjectMax ? `${text.slice(0, subjectMax - 1).trimEnd()}…` : text;

type Code = { to: CompteSignataire; dossier: DossierRow; demande: DemandeRow; code: string };

export const codeSignatureMail = ({ to, dossier, demande, code }: Code): MailDraft => ({
  cle: `signature/${demande.id}/code/${demande.version}`,
  to: to.email,
  subject: `${code} : votre code pour signer`,
  content: {
    greeting: bonjour(to),
    title: `${code} est votre code pour signer`,
    paragraphs: [
      `Il signe et transmet la demande « ${shortIntitule(nommeRow(dossier))} », dossier ${dossier.id_fo}.`,
      `Recopiez-le sur la page restée ouverte : il sert une fois, pendant ${codeSignatureMinutes} minutes.`,
    ],
    details: ['Ne le donnez à personne. Vous n’avez rien demandé ? Changez votre mot de passe.'],
  },
});
