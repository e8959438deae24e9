import { randomBytes } from 'node:crypto';
import type { agendaEndpoints } from '@asso/contract/suivi/agenda.endpoints';
import type { Actor } from '@asso/domain/compte/actor';
import { sayLimite } from '@asso/domain/identifiants/echeances-affichees';
import { listChoses } from '@asso/domain/suivi/choses.rules';
import { listUpcomingDates } from '@asso/domain/suivi/dates-a-venir.rules';
import { toActor } from '../compte/session/authenticator.ts';
import { hashToken } from '../compte/session/tokens.ts';
import { findActor } from '../compte/utilisateur.sql.ts';
import { calendarIcs } from '../platform/calendar/calendar-ics.ts';
import { type Accepted, fileAnswer, type Handlers, notFound } from '../platform/http/handlers.ts';
import type { Platform } from '../platform/platform.ts';
import { tableauDeBord } from '../subvention/tableau-de-bord/tableau-de-bord.ts';
import { deleteAbonnement, findAbonnement, readAbonne, writeAbonnement } from './abonnement-agenda.sql.ts';

export function agendaHandlers(platform: Platform): Handlers<typeof agendaEndpoints> {
  const { db, clock, config } = platform;
  return {
    downloadAgenda: ({ actor }) => agendaFile(platform, actor),

    readAbonnement: async ({ actor }) => ({ ok: true, value: view(await findAbonnement(db, actor.id)) }),

    openAbonnement: async ({ actor }) => {
      const jeton = randomBytes(32).toString('base64url');
      const cree_le = clock.now();
      await writeAbonnement(db, { id_utilisateur: actor.id, empreinte: hashToken(jeton), cree_le });
      const adresse = new URL(`/api/agenda/${jeton}${suffixe}`, config.publicUrl).href;
      return { ok: true, value: { ...view({ cree_le, lu_le: null }), adresse } };
    },

    closeAbonnement: async ({ actor }) => {
      await deleteAbonnement(db, actor.id);
      return { ok: true, value: view(undefined) };
    },

    followAgenda: async ({ params }) => {
      const jeton = params.jeton.endsWith(suffixe) ? params.jeton.slice(0, -suffixe.length) : params.jeton;
      const abonne = await readAbonne(db, hashToken(jeton), clock.now());
      const row = abonne && (await findActor(db, abonne.id_utilisateur));
      if (!row) return notFound;
      // What the person may see is read anew each time: an association that they left gives no date any more.
      const actor = toActor(row, { role: roleAssociation, session: '' });
      if (actor.closedBy !== undefined || actor.role !== roleAssociation) return notFound;
      return agendaFile(platform, actor);
    },
  };
}

const roleAssociation = 'lca.association';
/** The ending of the address, without which some calendar programs refuse it. */
const suffixe = '.ics';

const view = (row: { cree_le: Date; lu_le: Date | null } | undefined) => ({
  cree_le: row?.cree_le.toISOString() ?? null,
  lu_le: row?.lu_le?.toISOString() ?? null,
});

async function agendaFile(platform: Platform, actor: Actor): Promise<Accepted<'fichier'>> {
  const now = platform.clock.now();
  const { aFaire, enCours, aRenouveler, acces, tca, papiers } = await tableauDeBord(platform, actor);
  const dossiers = [...aFaire, ...enCours];
  const choses = listChoses({ dossiers, aRenouveler, acces, tca, papiers, declarations: 0 }, now);
  const dates = listUpcomingDates({ choses, dossiers }, now);
  const named = dates.map(({ href, isAVous, ...one }) => ({
    ...one,
    chemin: `/client${href}`,
    // What services are expected to do has a day; what the person must do has a last minute.
    ...(isAVous && { heure: sayLimite(one.le) }),
  }));
  const about = { nom: 'Portail Asso : mes dates', publicUrl: platform.config.publicUrl, now };
  const content = Buffer.from(await calendarIcs(named, about));
  return fileAnswer({ content, name: 'mes-dates-portail-asso.ics', type: 'text/calendar; charset=utf-8' });
}
