import { randomUUID } from 'node:crypto';
import type {
  LivraisonView,
  WebhookView,
  webhookEndpoints,
} from '@asso/contract/partenaire/webhook.endpoints';
import type { Actor } from '@asso/domain/compte/actor';
import { isSame } from '@asso/domain/kernel/changes';
import { ok, type Problem, type Result, refused } from '@asso/domain/kernel/result';
import type { CodeEvenement } from '@asso/domain/partenaire/evenement.rows';
import { evenementEssai } from '@asso/domain/partenaire/evenement.rows';
import {
  periodePasBonne,
  rejeuMax,
  rotationHeures,
  webhookPasBon,
  webhooksMax,
} from '@asso/domain/partenaire/webhook.rules';
import type { Coffre } from '../compte/coffre.ts';
import type { Db, Tx } from '../platform/db/database.ts';
import { readCursor } from '../platform/db/keyset.sql.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { writeHistory } from '../platform/history/history.sql.ts';
import { type Handlers, refusal } from '../platform/http/handlers.ts';
import type { Platform } from '../platform/platform.ts';
import {
  countARejouer,
  insertLivraisons,
  type LivraisonRow,
  listARejouer,
  listLivraisons,
  livraisonOrder,
  startAfresh,
} from './livraison.sql.ts';
import { proprietaireDuSecret } from './livrer.job.ts';
import { livrerJob } from './livrer-job.ts';
import { type Owner, openOwner } from './proprietaire.ts';
import { newWebhookSecret } from './signature-webhook.ts';
import { leadsInside, type Sortie } from './webhook.adapter.ts';
import {
  changeWebhook,
  countWebhooks,
  deleteWebhook,
  findWebhook,
  insertWebhook,
  listWebhooks,
  lockWebhook,
  type WebhookRow,
} from './webhook.sql.ts';

type Row = WebhookRow & { en_attente: number };
type Deps = { coffre: Coffre; sortie: Sortie };
type Asked = {
  actor: Actor;
  query: { id_asso?: string; id_service?: string };
  params: { webhook: string };
};

const heure = 3_600_000;

export function webhookHandlers(
  platform: Platform,
  { coffre, sortie }: Deps,
): Handlers<typeof webhookEndpoints> {
  const { db, clock, jobs } = platform;

  const find = async (
    on: Db,
    { actor, query, params }: Asked,
  ): Promise<Result<{ owner: Owner; row: Row }>> => {
    const owner = await openOwner(on, { actor, query });
    if (!owner.ok) return owner;
    const row = await findWebhook(on, owner.value.by, params.webhook);
    return row ? ok({ owner: owner.value, row }) : refused({ code: 'partenaire.introuvable' });
  };

  const wrongOf = async (
    typed: { url?: string; evenements?: CodeEvenement[] },
    cote: Owner['cote'],
  ): Promise<Problem[]> => {
    const wrong = webhookPasBon(typed, { cote, protocols: sortie.protocols });
    if (wrong.length > 0 || typed.url === undefined) return wrong;
    const isInside = await leadsInside(sortie, new URL(typed.url));
    return isInside ? [{ code: 'partenaire.url-interdite', field: 'url' }] : [];
  };

  const record = (
    tx: Tx,
    { owner, actor, action, url }: { owner: Owner; actor: Actor; action: string; url: string },
  ) =>
    writeHistory(tx, {
      objet: owner.cote,
      id_objet: owner.id,
      by: actor,
      at: clock.now(),
      action: `webhook.${action}`,
      // The history keeps the host only: the rest of the address may be a secret of the receiver.
      to: new URL(url).host,
    });

  const seal = (secret: string, id: string) => coffre.seal(secret, proprietaireDuSecret(id));

  return {
    listWebhooks: async ({ actor, query }) => {
      const owner = await openOwner(db, { actor, query });
      if (!owner.ok) return owner;
      return { ok: true, value: { items: (await listWebhooks(db, owner.value.by)).map(viewOf) } };
    },
    createWebhook: async ({ actor, query, body }) => {
      const opened = await openOwner(db, { actor, query });
      if (!opened.ok) return opened;
      const owner = opened.value;
      const wrong = await wrongOf(body, owner.cote);
      if (isSome(wrong)) return refusal(...wrong);
      const id = randomUUID();
      const secret = newWebhookSecret();
      return inTransaction(db, async (tx) => {
        if ((await countWebhooks(tx, owner.by)) >= webhooksMax) {
          return refusal({ code: 'partenaire.trop-de-webhooks', params: { n: webhooksMax } });
        }
        const kept = { id, secret: seal(secret, id), id_createur: actor.id, cree_le: clock.now() };
        await insertWebhook(tx, owner.by, {
          ...kept,
          url: body.url,
          evenements: [...new Set(body.evenements)],
        });
        await record(tx, { owner, actor, action: 'creer', url: body.url });
        const row = await findWebhook(tx, owner.by, id);
        return row ? { ok: true, value: { webhook: viewOf(row), secret } } : gone;
      });
    },
    updateWebhook: async ({ body, ifMatch, ...asked }) => {
      const first = await find(db, asked);
      if (!first.ok) return first;
      const wrong = await wrongOf(body, first.value.owner.cote);
      if (isSome(wrong)) return refusal(...wrong);
      return inTransaction(db, async (tx) => {
        await lockWebhook(tx, asked.params.webhook);
        const found = await find(tx, asked);
        if (!found.ok) return found;
        const { owner, row } = found.value;
        if (row.version !== ifMatch) return { ...refusal({ code: 'kernel.conflit' }), version: row.version };
        const now = clock.now();
        const isBack = body.etat === 'actif' && row.etat === 'suspendu';
        const moved =
          body.etat === undefined || body.etat === row.etat ? {} : { suspendu_le: isBack ? null : now };
        const { url = row.url, evenements = row.evenements, etat = row.etat } = body;
        const isKept =
          url === row.url && etat === row.etat && isSame(evenements.toSorted(), row.evenements.toSorted());
        if (isKept) {
          // What waits is tried again at once, as after any save; the version and the history stay.
          await changeWebhook(tx, row.id, { pause_jusqu_au: null });
          await jobs.enqueue(tx, livrerJob, {});
          return { ok: true, value: viewOf(row), version: row.version };
        }
        await changeWebhook(tx, row.id, {
          url,
          evenements: [...evenements],
          etat,
          pause_jusqu_au: null,
          version: row.version + 1,
          ...moved,
        });
        if (isBack) await startAfresh(tx, row.id, now);
        await jobs.enqueue(tx, livrerJob, {});
        await record(tx, { owner, actor: asked.actor, action: 'modifier', url });
        const saved = await findWebhook(tx, owner.by, row.id);
        return saved ? { ok: true, value: viewOf(saved), version: saved.version } : gone;
      });
    },
    deleteWebhook: (asked) =>
      inTransaction(db, async (tx) => {
        const found = await find(tx, asked);
        if (!found.ok) return found;
        const { owner, row } = found.value;
        await deleteWebhook(tx, row.id);
        await record(tx, { owner, actor: asked.actor, action: 'supprimer', url: row.url });
        return { ok: true, value: { id: row.id } };
      }),
    renewSecret: (asked) =>
      inTransaction(db, async (tx) => {
        const found = await find(tx, asked);
        if (!found.ok) return found;
        const { owner, row } = found.value;
        const secret = newWebhookSecret();
        await changeWebhook(tx, row.id, {
          secret: seal(secret, row.id),
          secret_precedent: row.secret,
          precedent_jusqu_au: new Date(clock.now().getTime() + rotationHeures * heure),
        });
        await record(tx, { owner, actor: asked.actor, action: 'renouveler', url: row.url });
        const saved = await findWebhook(tx, owner.by, row.id);
        return saved ? { ok: true, value: { webhook: viewOf(saved), secret } } : gone;
      }),
    tryWebhook: (asked) =>
      inTransaction(db, async (tx) => {
        const found = await find(tx, asked);
        if (!found.ok) return found;
        const { row } = found.value;
        if (row.etat === 'suspendu') return refusal({ code: 'partenaire.webhook-suspendu' });
        const at = clock.now();
        const id_evenement = randomUUID();
        const corps = JSON.stringify({ type: evenementEssai, timestamp: at.toISOString(), data: {} });
        const essai = { id_evenement, id_webhook: row.id, voie: id_evenement, type: evenementEssai, corps };
        // This test is asked by hand, so a pause does not hold it back.
        await changeWebhook(tx, row.id, { pause_jusqu_au: null });
        const [kept] = await insertLivraisons(tx, [{ ...essai, survenu_le: at, prochain_essai_le: at }]);
        await jobs.enqueue(tx, livrerJob, {});
        return kept ? { ok: true, value: livraisonView(kept) } : gone;
      }),
    listLivraisons: async (asked) => {
      const found = await find(db, asked);
      if (!found.ok) return found;
      const { limit, cursor: text } = asked.query;
      const cursor = readCursor(text, livraisonOrder);
      if (!cursor.ok) return cursor;
      const asking = { id_webhook: found.value.row.id, limit, cursor: cursor.value };
      const { rows, ...page } = await listLivraisons(db, asking);
      return { ok: true, value: { ...page, items: rows.map(livraisonView) } };
    },
    countReplay: async (asked) => {
      const found = await find(db, asked);
      if (!found.ok) return found;
      const which = { du: new Date(asked.query.du), au: new Date(asked.query.au) };
      const [wrong] = periodePasBonne(which);
      if (wrong) return refusal(wrong);
      const n = await countARejouer(db, { id_webhook: found.value.row.id, which, limit: rejeuMax + 1 });
      return { ok: true, value: { n } };
    },
    replay: ({ body, ...asked }) =>
      inTransaction(db, async (tx) => {
        const found = await find(tx, asked);
        if (!found.ok) return found;
        const { row } = found.value;
        if (row.etat === 'suspendu') return refusal({ code: 'partenaire.webhook-suspendu' });
        const which = 'evenement' in body ? body : { du: new Date(body.du), au: new Date(body.au) };
        const [wrong] = 'du' in which ? periodePasBonne(which) : [];
        if (wrong) return refusal(wrong);
        const old = await listARejouer(tx, { id_webhook: row.id, which, limit: rejeuMax + 1 });
        if (old.length === 0) return refusal({ code: 'partenaire.rien-a-rejouer' });
        if (old.length > rejeuMax) {
          return refusal({ code: 'partenaire.rejeu-trop-grand', params: { n: rejeuMax } });
        }
        const now = clock.now();
        await insertLivraisons(
          tx,
          old.map((one) => againOf(one, now)),
        );
        await jobs.enqueue(tx, livrerJob, {});
        return { ok: true, value: { rejoues: old.length } };
      }),
  };
}

const gone = refusal({ code: 'partenaire.introuvable' });

const isSome = (problems: Problem[]): problems is [Problem, ...Problem[]] => problems.length > 0;

/** The same event is sent again under its own number: a receiver that has it recognises it. */
const againOf = ({ id_evenement, id_webhook, voie, type, corps, survenu_le }: LivraisonRow, now: Date) => ({
  ...{ id_evenement, id_webhook, voie, type, corps, survenu_le },
  prochain_essai_le: now,
  est_rejeu: true,
});

const viewOf = (row: Row): WebhookView => ({
  id: row.id,
  url: row.url,
  evenements: row.evenements,
  etat: row.etat,
  cree_le: row.cree_le.toISOString(),
  suspendu_le: row.suspendu_le?.toISOString() ?? null,
  precedent_jusqu_au: row.precedent_jusqu_au?.toISOString() ?? null,
  en_attente: row.en_attente,
  version: row.version,
});

const livraisonView = (row: LivraisonRow): LivraisonView => ({
  id: String(row.id),
  id_evenement: row.id_evenement,
  type: row.type,
  etat: row.etat,
  survenu_le: row.survenu_le.toISOString(),
  tentatives: row.tentatives,
  prochain_essai_le: row.etat === 'en_attente' ? row.prochain_essai_le.toISOString() : null,
  code: row.code,
  duree_ms: row.duree_ms,
  erreur: row.erreur,
  est_rejeu: row.est_rejeu,
});
