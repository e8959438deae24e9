// Tells people of an opinion: asked, due soon, given, or withdrawn.
import type { Actor } from '@asso/domain/compte/actor';
import { isIssue } from '@asso/domain/dossier/decision.rules';
import { pageDossier } from '@asso/domain/dossier/genre.rows';
import { formatDate } from '@asso/domain/identifiants/dates-affichees';
import { etatsAvis, saySens } from '@asso/domain/instruction/avis.states';
import type { NotificationObjet } from '@asso/domain/notification/notification.words';
import { makeSujetCourriel, type SujetCourriel } from '@asso/domain/notification/sujet-courriel.words';
import type { SuiteMouvement } from '../../dossier/decision/suites-mouvement.ts';
import { writeServiceFait } from '../../dossier/fait-du-service.ts';
import { notify } from '../../notification/notify.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { findMembresService } from '../../service/service.sql.ts';
import { notifyOrReplace } from '../absence/tell-reception.ts';
import { type AvisRow, listAvisDossier, moveAvis } from './avis.sql.ts';

/**
 * Gives how a notification names the opinion. The dossier does not belong to the service that is asked, so the link
 * leads to the page of the opinion.
 */
const objetOf = (row: AvisRow): NotificationObjet => ({
  type: 'dossier',
  id: row.id_dossier,
  libelle: `avis sur le dossier ${row.id_fo} (${row.association})`,
  lien: `/instructeur?vue=avis&avis=${row.id}`,
});

/** Names the opinion by its project, as people do, where it is shown to the service that is asked. */
const sujetOf = (fait: string, { projet, association, id_fo }: AvisRow): SujetCourriel =>
  makeSujetCourriel(fait, projet ?? association, projet ? association : id_fo);

export async function tellAsked(platform: Platform, trx: Tx, row: AvisRow): Promise<void> {
  await notify(platform, trx, {
    kind: 7,
    variante: 'avis',
    to: await findMembresService(trx, row.id_service_consulte),
    objet: objetOf(row),
    params: { service: row.service, date: formatDate(row.avant_le) },
    mail: { ...sujetOf('Avis demandé', row), text: row.question },
  });
}

export async function tellSoonDue(platform: Platform, trx: Tx, row: AvisRow): Promise<void> {
  await notify(platform, trx, {
    kind: 7,
    variante: 'avisRappel',
    to: await findMembresService(trx, row.id_service_consulte),
    objet: objetOf(row),
    params: { date: formatDate(row.avant_le) },
    mail: { ...sujetOf(`Avis attendu avant le ${formatDate(row.avant_le)}`, row) },
  });
}

type Given = { actor: Actor; row: AvisRow };

/**
 * Tells the agent who asked that the opinion is given or, when that agent has left the service, all its agents; while
 * the agent is away, who receives in their place. Its sense is in the message; its words are read on the portal.
 */
export async function tellGiven(platform: Platform, trx: Tx, { actor, row }: Given): Promise<void> {
  const sens = row.sens === null ? etatsAvis.rendu : saySens(row.sens);
  const members = await findMembresService(trx, row.id_service);
  const notice = {
    variante: 'avisDonne' as const,
    objet: { ...objetOf(row), lien: `${pageDossier(row)}?mode=read#avis` },
    params: { service: row.service_consulte, sens },
    mail: { ...sujetOf(`Avis ${sens}`, row) },
  };
  const { id_service, demande_par } = row;
  if (!members.includes(demande_par)) {
    return notify(platform, trx, { ...notice, kind: 7, to: members.filter((id) => id !== actor.id) });
  }
  if (demande_par === actor.id) return;
  await notifyOrReplace(platform, trx, { id_service, id: demande_par, par: actor.id, notice });
}

export async function tellWithdrawn(platform: Platform, trx: Tx, { row }: Given): Promise<void> {
  await notify(platform, trx, {
    kind: 7,
    variante: 'avisRetire',
    to: await findMembresService(trx, row.id_service_consulte),
    objet: { ...objetOf(row), lien: '/instructeur?vue=avis' },
    params: { service: row.service },
    mail: { ...sujetOf('Avis plus attendu', row) },
  });
}

type Told = Given & { action: 'avis.demande' | 'avis.rendu' | 'avis.retire'; at: Date };

/** Writes what happened to an opinion in the history of the dossier, where only the service that asks reads it. */
export const recordAvis = (trx: Tx, { actor, row, action, at }: Told) =>
  writeServiceFait(trx, {
    id_dossier: row.id_dossier,
    service: { id: row.id_service, nom: row.service },
    by: actor,
    at,
    action,
    why: [row.service_consulte, row.sens && `Avis ${saySens(row.sens)}`].filter(Boolean).join('\n'),
  });

/**
 * A decision withdraws the opinions that its service still awaits: who was asked is told, and is asked no more. It does
 * so when it leaves, so that a decision taken back leaves the questions as they were.
 */
export const suiteAvis: SuiteMouvement = {
  follow: async (platform, trx, { dossier, instruction, action, actor, at }) => {
    if (!isIssue(action)) return;
    const place = { id_dossier: dossier.id, id_service: instruction.id_service_instructeur };
    for (const row of await listAvisDossier(trx, place)) {
      if (row.etat !== 'demande') continue;
      await moveAvis(trx, row.id, { etat: 'retire' });
      await recordAvis(trx, { actor, row, action: 'avis.retire', at });
      await tellWithdrawn(platform, trx, { actor, row });
    }
  },
};
