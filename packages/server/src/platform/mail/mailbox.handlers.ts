import type { mailboxEndpoints } from '@asso/contract/kernel/mailbox.endpoints';
import type { Handlers } from '../http/handlers.ts';
import type { Platform } from '../platform.ts';
import { listMailbox } from './mail.sql.ts';
import { laidOut } from './transport.ts';

/** The calls that read the portal's own mailbox, which exists only in a demonstration. */
export const mailboxHandlers = ({ db }: Platform): Handlers<typeof mailboxEndpoints> => ({
  listMails: async ({ query }) => {
    const rows = await listMailbox(db, query.to);
    const value = rows.map((mail) => ({
      to: mail.destinataire,
      ...laidOut(mail),
      links: [...new Set(withoutSignature(mail.texte).match(/https?:\/\/[^\s<>"]+/g))],
      at: mail.cree_le.toISOString(),
    }));
    return { ok: true, value };
  },
});

/** Leaves out the signature, whose links are the same in each mail. */
const withoutSignature = (texte: string): string => texte.split('\n-- \n')[0] ?? '';
