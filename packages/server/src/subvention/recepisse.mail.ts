// The receipt of a transmission.
import type { Actor } from '@asso/domain/compte/actor';
import { nomDossier } from '@asso/domain/dossier/dossier.words';
import { formatHorodatage } from '@asso/domain/identifiants/dates-affichees';
import type { DossierRow } from '../dossier/dossier.sql.ts';
import { lienOf, nommeDe, objetOf } from '../dossier/tell-dossier.ts';
import type { MailDraft } from '../platform/mail/mail.ts';
import { mailLayout } from '../platform/mail/mail-layout.ts';
import type { Platform } from '../platform/platform.ts';
import type { Recepisse } from './recepisse.ts';

type Given = { actor: Actor; recepisse: Recepisse; row: DossierRow; version: number };

/** The proof of transmission; one a transmission, however often it is tried. */
export function recepisseMail(platform: Pick<Platform, 'config'>, given: Given): MailDraft {
  const { actor, recepisse, row } = given;
  const subject = `Récépissé : dossier ${row.id_fo} transmis`;
  const content = mailLayout({
    greeting: `Bonjour ${actor.prenom} ${actor.nom},`,
    title: `Votre dossier ${row.id_fo} est transmis`,
    paragraphs: [
      `${nomDossier(nommeDe(row))}, pour ${row.nom_association}.`,
      `Transmis le ${formatHorodatage(new Date(recepisse.transmis_le))} à ${recepisse.services.join(', ')}.`,
      `Le service l’étudie en ${recepisse.delai_habituel_jours} jours en général. Vous recevrez sa décision sur le portail et par courriel.`,
      'Sans réponse deux mois après cette date, une demande de subvention est considérée comme refusée.',
    ],
    action: {
      label: 'Suivre mon dossier',
      url: lienOf(platform.config.publicUrl, objetOf(row)),
    },
  });
  return { cle: `recepisse/${row.id}/${given.version}`, to: actor.email, subject, ...content };
}
