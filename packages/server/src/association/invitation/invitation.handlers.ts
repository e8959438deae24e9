import type { invitationEndpoints } from '@asso/contract/association/invitation.endpoints';
import { type Handlers, refusal } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/platform.ts';
import { openAssociation } from '../association-access.ts';
import { suitesOfDossiers } from '../suite-dossiers.ts';
import { answerInvitation, findDesignated } from './answer-invitation.ts';
import { listInvitations, listInvitationsTo } from './invitation.sql.ts';
import { invitationRecue, invitationView } from './invitation-view.ts';
import { changeInvitation, invite } from './invite-membre.ts';

const inconnue = refusal({ code: 'association.invitation-introuvable' });

export function invitationHandlers(platform: Platform): Handlers<typeof invitationEndpoints> {
  const { db, clock } = platform;
  return {
    listInvitations: async ({ actor, query }) => {
      const opened = await openAssociation(db, { actor, id_asso: query.id_asso }, 'consultMembres');
      if (!opened.ok) return opened;
      const { row, acces, perimetre } = opened.value;
      const now = clock.now();
      const rows = await listInvitations(db, { id_association: row.id, ...perimetre });
      return {
        ok: true,
        value: { items: rows.map((one) => invitationView(one, now)), rights: acces.rights },
      };
    },

    listDossiersPartageables: async ({ actor, query }) => {
      const opened = await openAssociation(db, { actor, id_asso: query.id_asso }, 'manageMembres');
      if (!opened.ok) return opened;
      const asked = { actor, id_association: opened.value.row.id };
      return { ok: true, value: { items: await suitesOfDossiers.listGivable(db, asked) } };
    },

    inviter: async ({ actor, query, body }) => {
      const invited = await invite(platform, { actor, id_asso: query.id_asso, body });
      return invited.ok ? { ...invited, version: invited.value.version } : invited;
    },

    changeInvitation: async ({ actor, query, body, ifMatch }) => {
      const { id_asso, id } = query;
      const changed = await changeInvitation(platform, { actor, id_asso, id, ...body, ifMatch });
      return changed.ok ? { ...changed, version: changed.value.version } : changed;
    },

    readInvitation: async ({ actor, body }) => {
      const row = await findDesignated(db, body);
      // An account whose address is not proved may have been made with somebody else's address.
      const email = actor && actor.closedBy === undefined ? actor.email : null;
      // Without the link, only the recipient sees an invitation.
      const isSeen = row && ('jeton' in body || row.email.toLowerCase() === email?.toLowerCase());
      if (!isSeen) return inconnue;
      return { ok: true, value: await invitationRecue(db, row, { email, now: clock.now() }) };
    },

    listMesInvitations: async ({ actor }) => {
      // An account whose address is not validated yet has no role.
      const now = clock.now();
      const rows = actor.roles.length > 0 ? await listInvitationsTo(db, actor.email, now) : [];
      const items = [];
      for (const row of rows) items.push(await invitationRecue(db, row, { email: actor.email, now }));
      return { ok: true, value: { items } };
    },

    answerInvitation: ({ actor, body }) => answerInvitation(platform, { actor, ...body }),
  };
}
