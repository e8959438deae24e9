import type { mailboxEndpoints } from '@asso/contract/kernel/mailbox.endpoints';
import type { Handlers } from '../http/handlers.ts';
import type { Platform } from '../platform.ts';
import { listMailbox } from './mail.sql.ts';

/** Demonstration only: production does not have this route. */
export const mailboxHandlers = ({ db }: Platform): Handlers<typeof mailboxEndpoints> => ({
  listMails: async ({ query }) => {
    const rows = await listMailbox(db, query.to);
    const value = rows.map(({ destinataire, objet, texte, html, cree_le }) => ({
      to: destinataire,
      subject: objet,
      text: texte,
      html,
      links: [...new Set(texte.match(/https?:\/\/[^\s<>"]+/g))],
      at: cree_le.toISOString(),
    }));
    return { ok: true, value };
  },
});
