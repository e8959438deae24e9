import { randomUUID } from 'node:crypto';
import type { CourrierFait } from '@asso/domain/courrier/courrier.rules';
import { lettreLines } from '@asso/domain/courrier/lettre-en-lignes.words';
import { draftForNobody, pageUrl } from '../compte/mail-draft.ts';
import type { MailDraft } from '../platform/mail/mail.ts';

type Essai = { to: string; courrier: CourrierFait; modele: { id: string; nom: string }; publicUrl: URL };

/** Writes the trial of a letter; the first line says that it is one, so that nobody takes it for a decision later. */
export const essaiMail = ({ to, courrier, modele, publicUrl }: Essai): MailDraft => ({
  cle: `essai-courrier/${randomUUID()}`,
  ...draftForNobody(to, {
    title: `Essai, pour vous seulement : ${courrier.objet}`,
    paragraphs: [
      `Ceci est un essai du modèle « ${modele.nom} ». Rien n’est parti à l’association, et aucune décision n’est prise.`,
      'Vous lisez ici son texte seul. Le logo, la signature, les titres et les tableaux sont dans l’aperçu du modèle, et dans le PDF que l’association recevra.',
      '– – –',
      ...lettreLines(courrier),
      '– – –',
    ],
    action: {
      label: 'Ouvrir le modèle',
      url: pageUrl(publicUrl, `instructeur/courriers?modele=${modele.id}`),
    },
    details: ['Vous l’avez demandé vous-même, depuis la page du modèle.'],
  }),
});
