// Test support: the calls by which people come in, are invited, and leave.

import { accesEndpoints } from '@asso/contract/association/acces.endpoints';
import { adhesionEndpoints } from '@asso/contract/association/adhesion.endpoints';
import { invitationEndpoints } from '@asso/contract/association/invitation.endpoints';
import { membreEndpoints } from '@asso/contract/association/membre.endpoints';
import { documentEndpoints } from '@asso/contract/document/document.endpoints';
import type { MembreReponse } from '@asso/domain/association/membre.rules';
import type { Actor } from '@asso/domain/compte/actor';
import type { TestPortal } from '../../platform/http/test/test-app.ts';
import { listMailsTo } from './test-associations.sql.ts';

const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');

/** Deposits the minutes of the meeting that named the new board. */
export function depositPreuve(portal: TestPortal, as: Actor, id_asso: string) {
  const form = new FormData();
  form.append('type', 'PV');
  form.append('fichier', new Blob([new Uint8Array(pdf)]), 'pv-bureau.pdf');
  const query = { id_asso, proprietaire: 'adhesion' };
  return portal.api(documentEndpoints.depositDocument, { as, query, body: form });
}

export function accesCalls(portal: TestPortal) {
  const membres = async (as: Actor, id_asso: string) =>
    (await portal.api(membreEndpoints.listMembres, { as, query: { id_asso } })).body.items;
  return {
    membres,
    join: (as: Actor, id_association: string, more: object = {}) =>
      portal.api(adhesionEndpoints.joinAssociations, {
        as,
        params: { id: 'moi' },
        body: { associations: [{ id_association, fonction: 'PRE', certificat: true, ...more }] },
      }),
    decide: async (
      as: Actor,
      id_asso: string,
      asked: { qui: Actor; decision: MembreReponse; motif?: string; remplaces?: string[] },
    ) => {
      const { qui, ...body } = asked;
      const found = (await membres(as, id_asso)).find(({ email }) => email === qui.email);
      return portal.api(membreEndpoints.decideMembre, {
        as,
        query: { id_asso, id: found?.id ?? '' },
        body,
        ifMatch: found?.version,
      });
    },
    exit: (as: Actor, idAsso: string, reprise_ouverte?: boolean) =>
      portal.api(accesEndpoints.exitAssociation, {
        as,
        params: { authId: as.id },
        query: { idAsso },
        body: { reprise_ouverte },
      }),
    invite: (as: Actor, id_asso: string, body: { email: string; id_siret?: string; dossiers?: string[] }) =>
      portal.api(invitationEndpoints.inviter, { as, query: { id_asso }, body: { fonction: 'TRE', ...body } }),
    answer: (as: Actor, invitation: { id: string } | { jeton: string }, reponse: 'accepter' | 'refuser') =>
      portal.api(invitationEndpoints.answerInvitation, { as, body: { invitation, reponse } }),
    /** Gives the secret in the link of the latest mail to this address. */
    jetonTo: async (email: string) => {
      const mails = await listMailsTo(portal.db, email);
      const texts = mails.map(({ texte }) => /\/invitation#(\S+)/.exec(texte)?.[1]);
      return texts.find((jeton) => jeton !== undefined) ?? '';
    },
  };
}
