// This mail goes to a person whom the administration of the portal removed from a service.
import { type Destinataire, draftFor, type UnkeyedMailDraft } from '../compte/mail-draft.ts';

export const retraitServiceMail = (
  to: Destinataire,
  { service, motif }: { service: string; motif: string },
): UnkeyedMailDraft =>
  draftFor(to, {
    title: `Vous n’êtes plus dans le service ${service}`,
    paragraphs: [
      `L’administration du portail vous a retiré du service ${service}. Motif : ${motif}`,
      'Ses dossiers ne vous sont plus ouverts. Votre compte reste le vôtre.',
    ],
    details: ['C’est une erreur ? Voyez-le avec le responsable du service, ou écrivez à l’aide.'],
  });
