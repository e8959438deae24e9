import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import { mailboxEndpoints } from '@asso/contract/kernel/mailbox.endpoints';
import { webhookEndpoints } from '@asso/contract/partenaire/webhook.endpoints';
import type { Actor } from '@asso/domain/compte/actor';
import { type CodeEvenement, listEvenements } from '@asso/domain/partenaire/evenement.rows';
import { beforeEach, describe, expect, test } from 'vitest';
import { coffre } from '../compte/coffre.ts';
import { features as all } from '../features.ts';
import { aClock } from '../platform/clock/clock.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { aPortal } from '../platform/http/test/test-app.ts';
import { subventionCalls } from '../subvention/test/test-calls.ts';
import { aWorld, today } from '../subvention/test/test-dossiers.sql.ts';
import { partenaireFeatureWith } from './feature.ts';
import { secretProprietaire } from './livrer.job.ts';
import { deliverJob } from './livrer-job.ts';
import { resealWebhooksWorker } from './resceller-webhooks.job.ts';
import { aCle } from './test/test-cles.ts';
import { asResponsable, failWith, forgetWebhooks, keptWebhook } from './test/test-partenaires.sql.ts';
import { aReceveur, isSigne, toTestReceiver } from './test/test-receveur.ts';

const {
  countReplay,
  createWebhook,
  deleteWebhook,
  listLivraisons,
  listWebhooks,
  renewSecret,
  replay,
  tryWebhook,
  updateWebhook,
} = webhookEndpoints;
const features = all.map((one) => (one.name === 'partenaire' ? partenaireFeatureWith(toTestReceiver) : one));
const portal = await aPortal({ features, clock: aClock(today) });
const { api, db, clock } = portal;
const receveur = await aReceveur();

// Deliveries that earlier tests left waiting are not sent in the next one.
beforeEach(async () => {
  await forgetWebhooks(db);
  clock.set(today);
  receveur.repond(204);
  receveur.recus.length = 0;
});

const dates = { date_debut: '2027-01-05T09:00:00+01:00', date_fin: '2027-03-11T23:59:59+01:00' };
const sous_dispositifs = [
  { code: 'FDB', label: 'Formation des bénévoles', ...dates },
  { code: 'FGI', label: 'Financement global', ...dates },
];

/** Sends what is due now, by running the job as a server does. */
const deliver = () => portal.runJobs();
const later = async (seconds: number) => {
  clock.advance(seconds);
  await inTransaction(db, (tx) => portal.jobs.enqueue(tx, deliverJob, {}));
  await deliver();
};

async function anOwner(evenements: CodeEvenement[] = listEvenements('association')) {
  const world = await aWorld(db);
  await world.publish({ sous_dispositifs });
  const query = { id_asso: world.id_association };
  const as = world.jeanne;
  const made = await api(createWebhook, { as, query, body: { url: receveur.url, evenements } });
  expect(made.status).toBe(201);
  const { webhook, secret } = made.body;
  const about = { as, query, params: { webhook: webhook.id } };
  const livraisons = async () => (await api(listLivraisons, about)).body.items;
  return { world, calls: subventionCalls(portal, world), webhook, secret, query, about, livraisons };
}

const types = () => receveur.recus.map(({ type }) => type);

describe('what happens to a dossier', () => {
  test('is told in its order, signed, with where to read it and nothing of what it holds', async () => {
    const { world, calls, secret, livraisons } = await anOwner();
    const { id, id_fo } = await calls.aReady();
    await calls.transmit(world.jeanne, id_fo);
    await deliver();
    expect(types()).toEqual(['dossier.cree', 'dossier.transmis']);
    const [cree, transmis] = receveur.recus;
    expect(transmis?.data).toEqual({
      action: 'instruction.transmit',
      dossier: { id, id_fo },
      association: { id: world.id_association },
      service: { id: world.drajes.id },
      avant: 'A',
      apres: 'D',
    });
    expect(receveur.recus.every((recu) => isSigne(recu, secret))).toBe(true);
    expect(cree && isSigne({ ...cree, corps: `${cree.corps} ` }, secret)).toBe(false);
    expect(cree && isSigne(cree, 'whsec_AAAA')).toBe(false);
    expect(JSON.stringify(receveur.recus)).not.toMatch(/Jeanne|Roux|exemple\.fr/);
    expect(
      (await livraisons()).map(({ type, etat, code, tentatives }) => [type, etat, code, tentatives]),
    ).toEqual([
      ['dossier.transmis', 'livree', 204, 1],
      ['dossier.cree', 'livree', 204, 1],
    ]);
  });

  test('is told of nothing that is rolled back, and to nobody else', async () => {
    const { world, calls } = await anOwner();
    const other = await anOwner();
    const { id_fo } = await calls.aReady();
    const refused = await calls.transmit(world.jeanne, id_fo, { ifMatch: 1 });
    expect(refused.status).toBe(409);
    await deliver();
    expect(types()).toEqual(['dossier.cree']);
    expect(await other.livraisons()).toEqual([]);
  });

  test('is told to a service when it is its own, its decisions to both', async () => {
    const { world, calls } = await anOwner(['decision.rendue']);
    const as = asResponsable(world.agent);
    const query = { id_service: world.drajes.id };
    const body = { url: receveur.url, evenements: listEvenements('service') };
    expect((await api(createWebhook, { as, query, body })).status).toBe(201);
    const { id_fo } = await calls.aReady();
    await calls.transmit(world.jeanne, id_fo);
    const move = async (action: 'start' | 'reject', motif?: string) =>
      api(dossierEndpoints.moveInstruction, {
        as: world.agent,
        params: { id: id_fo, service: world.drajes.id, action },
        ifMatch: (await calls.read(world.agent, id_fo)).version,
        body: { motif },
      });
    expect((await move('start')).status).toBe(200);
    expect((await move('reject', 'Hors du champ.')).status).toBe(200);
    await deliver();
    expect(types().toSorted()).toEqual([
      'decision.rendue',
      'decision.rendue',
      'dossier.etat-change',
      'dossier.transmis',
    ]);
    expect(JSON.stringify(receveur.recus)).not.toContain('Hors du champ');
  });
});

describe('a receiver that does not answer', () => {
  test('is tried again later and later, and what follows of the same dossier waits', async () => {
    const { world, calls, livraisons } = await anOwner();
    receveur.repond(500);
    const { id_fo } = await calls.aReady();
    await calls.transmit(world.jeanne, id_fo);
    await deliver();
    expect(types()).toEqual(['dossier.cree']);
    await later(10);
    expect(types()).toHaveLength(1);
    await later(30);
    expect(types()).toEqual(['dossier.cree', 'dossier.cree']);
    const [second, first] = await livraisons();
    expect([first?.etat, first?.code, first?.tentatives, second?.tentatives]).toEqual([
      'en_attente',
      500,
      2,
      0,
    ]);
    receveur.repond(204);
    await later(100);
    expect(types()).toEqual(['dossier.cree', 'dossier.cree', 'dossier.cree', 'dossier.transmis']);
    const ids = receveur.recus.map(({ headers }) => headers['webhook-id']);
    expect(new Set(ids.slice(0, 3)).size).toBe(1);
  });

  test('for one dossier does not hold those of another', async () => {
    const { world, calls } = await anOwner();
    const { id, id_fo } = await calls.aReady();
    receveur.repond(({ data }) => ((data.dossier as { id: string }).id === id ? 500 : 204));
    await calls.transmit(world.jeanne, id_fo);
    const body = {
      description: { code_subvention: world.code, id_sous_type_dispositif: 'FGI', exercice: 2027 },
      demandeur: { id_siret: world.siret },
    };
    const other = await api(dossierEndpoints.createDossier, { as: world.jeanne, body });
    expect(other.status).toBe(201);
    await deliver();
    expect(receveur.recus.map(({ data }) => (data.dossier as { id_fo: string }).id_fo)).toEqual([
      id_fo,
      other.body.id_fo,
    ]);
  });

  test('for three days is suspended; its owner is told, and takes it up where it stopped', async () => {
    const { world, calls, about, livraisons } = await anOwner();
    receveur.repond(503);
    const { id_fo } = await calls.aReady();
    await deliver();
    await later(3 * 86_400 - 1);
    expect((await livraisons())[0]?.etat).toBe('en_attente');
    await later(7 * 3600);
    expect((await livraisons())[0]).toMatchObject({ etat: 'echec', code: 503 });
    await portal.runJobs();
    const { body: mails } = await api(mailboxEndpoints.listMails, { query: { to: world.emails.jeanne } });
    expect(mails.map(({ subject }) => subject)).toContain(
      'Webhook suspendu\u00a0: pas de réponse depuis trois jours',
    );
    receveur.repond(204);
    receveur.recus.length = 0;
    await calls.transmit(world.jeanne, id_fo);
    await deliver();
    expect((await api(tryWebhook, about)).codes).toEqual(['partenaire.webhook-suspendu']);
    expect(types()).toEqual([]);
    expect((await api(updateWebhook, { ...about, ifMatch: 1, body: { etat: 'actif' } })).body.etat).toBe(
      'actif',
    );
    await deliver();
    expect(types()).toEqual(['dossier.transmis']);
  });

  test('loses nothing when a server dies while it sends', async () => {
    const { calls, webhook } = await anOwner();
    await calls.aReady();
    await failWith(db, webhook.id, clock.now());
    await deliver();
    expect(types()).toEqual([]);
    await later(61);
    expect(types()).toEqual(['dossier.cree']);
  });
});

describe('its owner', () => {
  test('tries it, and reads what it answered', async () => {
    const { about, livraisons } = await anOwner();
    receveur.repond(418);
    expect((await api(tryWebhook, about)).status).toBe(201);
    await deliver();
    expect(types()).toEqual(['webhook.essai']);
    const [essai] = await livraisons();
    expect([essai?.code, essai?.etat]).toEqual([418, 'en_attente']);
    expect(essai?.duree_ms).toBeGreaterThanOrEqual(0);
  });

  test('sends an event again, or those of a period, under their own number', async () => {
    const { world, calls, about, livraisons } = await anOwner();
    const { id_fo } = await calls.aReady();
    await calls.transmit(world.jeanne, id_fo);
    await deliver();
    const first = receveur.recus.map(({ headers }) => headers['webhook-id']);
    const [transmis] = await livraisons();
    const one = await api(replay, { ...about, body: { evenement: transmis?.id_evenement ?? '' } });
    expect(one.body).toEqual({ rejoues: 1 });
    await deliver();
    await api(tryWebhook, about);
    await deliver();
    expect(types().at(-1)).toBe('webhook.essai');
    receveur.recus.pop();
    const period = { du: '2027-02-01T00:00:00Z', au: '2027-02-02T00:00:00Z' };
    const counted = async (more: typeof period) => {
      const { body, codes } = await api(countReplay, { ...about, query: { ...about.query, ...more } });
      return codes.length > 0 ? codes : body.n;
    };
    expect(await counted(period)).toBe(2);
    expect(await counted({ du: '2026-01-01T00:00:00Z', au: '2026-01-02T00:00:00Z' })).toBe(0);
    expect(await counted({ ...period, au: period.du })).toEqual(['partenaire.periode']);
    expect(receveur.recus).toHaveLength(3);
    expect((await api(replay, { ...about, body: period })).body).toEqual({ rejoues: 2 });
    await deliver();
    expect(receveur.recus.map(({ headers }) => headers['webhook-id'])).toEqual([
      ...first,
      first[1],
      ...first,
    ]);
    const asked = async (body: typeof period) => (await api(replay, { ...about, body })).codes;
    expect(await asked({ ...period, au: period.du })).toEqual(['partenaire.periode']);
    expect(await asked({ ...period, au: '2027-04-01T00:00:00Z' })).toEqual(['partenaire.periode']);
    expect(await asked({ du: '2026-01-01T00:00:00Z', au: '2026-01-02T00:00:00Z' })).toEqual([
      'partenaire.rien-a-rejouer',
    ]);
  });

  test('changes what was read: of two at once, one is told that it changed', async () => {
    const { about, webhook } = await anOwner();
    const save = (evenements: CodeEvenement[], ifMatch: number) =>
      api(updateWebhook, { ...about, ifMatch, body: { evenements } });
    expect(webhook.version).toBe(1);
    const both = await Promise.all([save(['dossier.cree'], 1), save(['dossier.transmis'], 1)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const kept = both.find(({ status }) => status === 200);
    expect([kept?.body.version, kept?.etag]).toEqual([2, '"2"']);
    expect((await save(['decision.rendue'], 1)).codes).toEqual(['kernel.conflit']);
    expect((await save(['decision.rendue'], 2)).body.evenements).toEqual(['decision.rendue']);
    const same = await save(['decision.rendue'], 3);
    expect([same.status, same.body.version, same.etag]).toEqual([200, 3, '"3"']);
    const bare = { ...about, body: { evenements: ['dossier.cree'] } };
    expect((await api(updateWebhook, bare as never)).status).toBe(428);
  });

  test('changes the secret: for a day both sign, then the new one alone', async () => {
    const { secret, about } = await anOwner();
    const { secret: next } = (await api(renewSecret, about)).body;
    const signs = async () => {
      receveur.recus.length = 0;
      await api(tryWebhook, about);
      await deliver();
      const [recu] = receveur.recus;
      return recu && [isSigne(recu, secret), isSigne(recu, next)];
    };
    expect(await signs()).toEqual([true, true]);
    clock.advance(24 * 3600 + 1);
    expect(await signs()).toEqual([false, true]);
  });

  test('notices nothing when the key of the portal changes: what was sealed is sealed again', async () => {
    const { webhook, secret } = await anOwner();
    const [former, tokenKey] = [portal.config.tokenKey, 'n'.repeat(48)];
    const config = { ...portal.config, tokenKey, otherTokenKeys: [former] };
    const { signal } = new AbortController();
    await resealWebhooksWorker({ ...portal, config }, coffre(config)).handler(
      {},
      { id: 'x', attempt: 1, isLastAttempt: true, signal },
    );
    const kept = await keptWebhook(db, webhook.id);
    expect(coffre({ tokenKey }).open(kept.secret, secretProprietaire(webhook.id))).toBe(secret);
    expect(coffre({ tokenKey: former }).open(kept.secret, secretProprietaire(webhook.id))).toBeNull();
  });

  test('alone reads and changes it, and its secret is read by nobody', async () => {
    const { world, about, secret, query, webhook } = await anOwner();
    const calls = [
      (as: Actor) => api(listLivraisons, { ...about, as }),
      (as: Actor) => api(updateWebhook, { ...about, as, ifMatch: 1, body: { evenements: ['dossier.cree'] } }),
      (as: Actor) =>
        api(countReplay, {
          ...{ ...about, as },
          query: { ...about.query, du: '2027-02-01T00:00:00Z', au: '2027-02-02T00:00:00Z' },
        }),
      (as: Actor) => api(renewSecret, { ...about, as }),
      (as: Actor) => api(tryWebhook, { ...about, as }),
      (as: Actor) => api(replay, { ...about, as, body: { evenement: webhook.id } }),
      (as: Actor) => api(deleteWebhook, { ...about, as }),
    ];
    for (const call of calls) {
      expect((await call(world.paul)).codes).toEqual(['partenaire.introuvable']);
      expect((await call(world.agent)).codes).toEqual(['partenaire.introuvable']);
      expect((await call(world.ali)).codes).not.toContain('partenaire.introuvable');
    }
    expect((await api(listWebhooks, { as: world.ali, query })).body.items).toEqual([]);
    const other = await anOwner();
    const elsewhere = await api(deleteWebhook, { ...other.about, query, as: world.jeanne });
    expect(elsewhere.codes).toEqual(['partenaire.introuvable']);
    const listed = await api(listWebhooks, { as: other.world.jeanne, query: other.query });
    expect(JSON.stringify(listed.body)).not.toContain(other.secret);
    expect((await keptWebhook(db, other.webhook.id)).secret.toString('latin1')).not.toContain(
      Buffer.from(secret.slice(6), 'base64').toString('latin1'),
    );
  });

  test('may let software manage it, with a key of this owner alone', async () => {
    const { world, query, webhook } = await anOwner();
    const other = await anOwner();
    const { headers } = await aCle(portal, { as: world.jeanne, owner: query, portees: ['webhook:gerer'] });
    const listed = await api(listWebhooks, { headers });
    expect(listed.body.items.map(({ id }) => id)).toEqual([webhook.id]);
    expect((await api(listWebhooks, { headers, query: other.query })).codes).toEqual([
      'partenaire.introuvable',
    ]);
  });
});

test.each([
  [{ url: 'exemple.fr' }, 'partenaire.url', 'url'],
  [{ url: 'https://a:b@exemple.fr' }, 'partenaire.url', 'url'],
  [{ evenements: [] }, 'partenaire.sans-evenement', 'evenements'],
])('%j is refused, at its field', async (changes, code, field) => {
  const world = await aWorld(db);
  const body = { url: receveur.url, evenements: ['dossier.cree' as const], ...changes };
  const { problem } = await api(createWebhook, {
    as: world.jeanne,
    query: { id_asso: world.id_association },
    body,
  });
  expect([problem.code, problem.field]).toEqual([code, field]);
});

test('an owner has ten of them at most', async () => {
  const { world, query } = await anOwner();
  const body = { url: receveur.url, evenements: ['dossier.cree' as const] };
  const made = () => api(createWebhook, { as: world.jeanne, query, body });
  for (let n = 1; n < 10; n++) expect((await made()).status).toBe(201);
  expect((await made()).codes).toEqual(['partenaire.trop-de-webhooks']);
});
