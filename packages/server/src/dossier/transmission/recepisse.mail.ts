// This file makes the e-mail that carries the receipt of a transmission, whatever was asked.

import type { Actor } from '@asso/domain/compte/actor';
import { nomDossier, sujetDossier } from '@asso/domain/dossier/dossier.words';
import { bonjour } from '@asso/domain/identifiants/salutation';
import { type ContactService, sayContact } from '@asso/domain/service/contact.words';
import { toServices } from '@asso/domain/service/nom-service.words';
import type { MailDraft } from '../../platform/mail/mail.ts';
import type { Platform } from '../../platform/platform.ts';
import type { DossierRow } from '../dossier.sql.ts';
import { absoluteLien, dossierObjet, nommeRow } from '../tell-dossier.ts';

type Given = {
  actor: Actor;
  row: DossierRow;
  version: number;
  contacts: readonly ContactService[];
  /** What comes next, one paragraph each. */
  suites: readonly string[];
  /** True when the dossier had been sent back: its receipt is told from that of the first sending. */
  isCorrige: boolean;
};

/** Makes the e-mail that proves a transmission; the same transmission tried again does not send it twice. */
export function recepisseMail(platform: Pick<Platform, 'config'>, given: Given): MailDraft {
  const { actor, row, contacts, suites, isCorrige } = given;
  const fait = isCorrige ? 'Récépissé des corrections' : 'Récépissé';
  const { subject } = sujetDossier(fait, nommeRow(row), row.id_fo);
  const content = {
    greeting: bonjour(actor),
    title: `Votre dossier ${row.id_fo}${isCorrige ? ', corrigé,' : ''} est transmis`,
    paragraphs: [
      `${nomDossier(nommeRow(row))}, pour ${row.nom_association}.`,
      `Transmis ${toServices(contacts.map(({ nom }) => nom))}.`,
      ...suites,
      ...contacts.map((one) => [one.nom, sayContact(one)].filter(Boolean).join(' : ')),
    ],
    action: {
      label: 'Suivre mon dossier',
      url: absoluteLien(platform.config.publicUrl, dossierObjet(row)),
    },
  };
  const [contact] = contacts;
  const replyTo = contacts.length === 1 ? contact?.courriel : null;
  return {
    cle: `recepisse/${row.id}/${given.version}`,
    to: actor.email,
    subject,
    ...(replyTo ? { replyTo } : {}),
    content,
  };
}
