import type { QueryInput } from '@asso/contract/kernel/endpoint';
import { mailboxEndpoints } from '@asso/contract/kernel/mailbox.endpoints';
import { notificationEndpoints } from '@asso/contract/notification/notification.endpoints';
import type { NotificationObjet } from '@asso/domain/notification/notification.words';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '../platform/db/transaction.ts';
import { aPortal } from '../platform/http/test/test-app.ts';
import type { ApiRequest } from '../platform/http/test/test-call.ts';
import { notificationFeature } from './feature.ts';
import { notify } from './notify.ts';
import { aDestinataire } from './test/test-destinataires.sql.ts';

type Actor = Exclude<NonNullable<ApiRequest<typeof readUserNotifications>['as']>, string>;
const { readUserNotifications, markNotificationsLues } = notificationEndpoints;
const portal = await aPortal({ features: [notificationFeature] });
const { db, api, clock } = portal;

async function aPerson(changes: Parameters<typeof aDestinataire>[1] = {}) {
  const person = await aDestinataire(db, changes);
  const actor: Actor = {
    ...person,
    civilite: 'M',
    nom: 'Diop',
    prenom: 'Amadou',
    role: 'lca.association',
    roles: ['lca.association'],
    associations: [],
    services: [],
    territoire: null,
  };
  return { ...person, actor };
}

const dossier: NotificationObjet = {
  type: 'dossier',
  id: '0b6b2f3a-0000-4000-8000-000000000001',
  libelle: 'dossier 26-000123',
  lien: '/associations/66101723600018/subvention-demande/26-000123',
};

const tell = (to: string[], etat = 'accordé', par?: string) =>
  inTransaction(db, (trx) => notify(portal, trx, { kind: 1, to, objet: dossier, par, params: { etat } }));
type Query = QueryInput<typeof readUserNotifications>;
const inbox = (actor: Actor, { query }: { query?: Query } = {}) =>
  api(readUserNotifications, { as: actor, query });
const mailbox = async (to: string) => (await api(mailboxEndpoints.listMails, { query: { to } })).body;

describe('notifying', () => {
  it('keeps what somebody did for them, already read: it is new to the others alone', async () => {
    const [mine, theirs] = [await aPerson(), await aPerson()];
    await tell([mine.id, theirs.id], 'transmis', mine.id);
    expect((await inbox(mine.actor)).body).toMatchObject({ total: 1, nonLues: 0 });
    expect((await inbox(theirs.actor)).body).toMatchObject({ total: 1, nonLues: 1 });
  });

  it('writes the inbox, ready to be read', async () => {
    const { id, actor } = await aPerson();
    await tell([id]);
    const { body } = await inbox(actor);
    expect(body).toMatchObject({ total: 1, totalExact: true, next: null, previous: null, nonLues: 1 });
    expect(body.items).toEqual([
      {
        id: expect.any(String),
        kind: 1,
        type: 'état du dossier',
        sentence: 'Dossier 26-000123 : accordé.',
        objet: { type: 'dossier', id: dossier.id, libelle: 'dossier 26-000123' },
        lien: dossier.lien,
        le: clock.now().toISOString(),
        lue: false,
        courriel: 'en-cours',
      },
    ]);
  });

  it('writes the whole or nothing, with its cause', async () => {
    const { id, email, actor } = await aPerson();
    const failing = inTransaction(db, async (trx) => {
      await notify(portal, trx, { kind: 6, to: [id], objet: dossier, params: {} });
      throw new Error('the cause failed');
    });
    await expect(failing).rejects.toThrow('the cause failed');
    expect((await inbox(actor)).body.items).toEqual([]);
    await portal.runJobs();
    expect(await mailbox(email)).toEqual([]);
  });

  it('tells once who is named twice', async () => {
    const { id, actor } = await aPerson();
    await tell([id, id]);
    expect((await inbox(actor)).body.total).toBe(1);
  });

  it.each([{ locked: true }, { desactive_at: clock.now() }, { enabled: false }])(
    'leaves out an account that is %j, and tells the others',
    async (changes) => {
      const closed = await aPerson(changes);
      const open = await aPerson();
      await tell([closed.id, open.id]);
      expect((await inbox(closed.actor)).body.total).toBe(0);
      expect((await inbox(open.actor)).body.total).toBe(1);
    },
  );
});

describe('the e-mail that copies a notification', () => {
  it('says its sentence, the words of its cause, and leads to its object', async () => {
    const { id, email, actor } = await aPerson();
    await inTransaction(db, (trx) =>
      notify(portal, trx, {
        kind: 5,
        to: [id],
        objet: dossier,
        params: { auteur: 'DRAJES Sud' },
        mail: { subject: 'Un message de DRAJES Sud', text: 'Il manque <le> RIB.\nMerci.' },
      }),
    );
    await portal.runJobs();
    const [mail, ...others] = await mailbox(email);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Un message de DRAJES Sud');
    expect(mail?.text).toContain('Bonjour Amadou Diop,');
    expect(mail?.text).toContain('DRAJES Sud vous a écrit.\n\nDossier 26-000123.');
    expect(mail?.text).toContain('Il manque <le> RIB.\nMerci.');
    expect(mail?.html).not.toContain('<le>');
    expect(mail?.links).toEqual([
      'http://localhost:3000/client/associations/66101723600018/subvention-demande/26-000123',
    ]);
    expect((await inbox(actor)).body.items[0]?.courriel).toBe('remis');
  });

  it('is not written when its cause says so', async () => {
    const { id, email, actor } = await aPerson();
    await inTransaction(db, (trx) =>
      notify(portal, trx, { kind: 6, to: [id], objet: { ...dossier, lien: null }, params: {}, mail: false }),
    );
    await portal.runJobs();
    expect(await mailbox(email)).toEqual([]);
    expect((await inbox(actor)).body.items[0]).toMatchObject({ lien: null, courriel: null });
  });
});

describe('the inbox', () => {
  it('shows what is not read first, then the latest, page after page and back', async () => {
    const { id, actor } = await aPerson();
    for (const etat of ['un', 'deux', 'trois', 'quatre', 'cinq']) {
      clock.advance(60);
      await tell([id], etat);
    }
    const all = (await inbox(actor)).body.items;
    await api(markNotificationsLues, { as: actor, body: { ids: [all[0]?.id ?? '', all[3]?.id ?? ''] } });
    const etats = (items: { sentence: string }[]) => items.map(({ sentence }) => sentence.split(' : ')[1]);

    const first = (await inbox(actor, { query: { limit: 2 } })).body;
    const second = (await inbox(actor, { query: { limit: 2, cursor: first.next ?? '' } })).body;
    const third = (await inbox(actor, { query: { limit: 2, cursor: second.next ?? '' } })).body;
    const back = (await inbox(actor, { query: { limit: 2, cursor: third.previous ?? '' } })).body;
    expect([first, second, third].map(({ items }) => etats(items))).toEqual([
      ['quatre.', 'trois.'],
      ['un.', 'cinq.'],
      ['deux.'],
    ]);
    expect(etats(back.items)).toEqual(['un.', 'cinq.']);
    expect([first.previous, third.next]).toEqual([null, null]);
    expect(third).toMatchObject({ total: 5, nonLues: 3 });
  });

  it('keeps only the kinds asked for, and only what is read or not', async () => {
    const { id, actor } = await aPerson();
    await tell([id]);
    await inTransaction(db, (trx) => notify(portal, trx, { kind: 6, to: [id], objet: dossier, params: {} }));
    const kinds = async (query: { kinds?: number[]; lue?: 'true' | 'false' }) =>
      (await inbox(actor, { query })).body.items.map(({ kind }) => kind);
    expect(await kinds({ kinds: [6] })).toEqual([6]);
    expect(await kinds({ kinds: [1, 6] })).toHaveLength(2);
    expect(await kinds({ lue: 'false' })).toHaveLength(2);
    expect(await kinds({ lue: 'true' })).toEqual([]);
  });

  it('marks all, and nothing of somebody else', async () => {
    const mine = await aPerson();
    const other = await aPerson();
    await tell([mine.id, other.id]);
    await tell([mine.id]);
    const [theirs] = (await inbox(other.actor)).body.items;
    await api(markNotificationsLues, { as: mine.actor, body: { ids: [theirs?.id ?? ''] } });
    expect((await inbox(other.actor)).body.nonLues).toBe(1);
    const { body } = await api(markNotificationsLues, { as: mine.actor, body: { toutes: true } });
    expect(body.nonLues).toBe(0);
    expect((await inbox(other.actor)).body.nonLues).toBe(1);
  });

  it.each([
    'nimporte',
    Buffer.from('["next",[true,"hier","x"]]').toString('base64url'),
    Buffer.from(
      '["ailleurs",[true,"2026-03-02T09:00:00.000Z","0b6b2f3a-0000-4000-8000-000000000001"]]',
    ).toString('base64url'),
    Buffer.from('["next",[true]]').toString('base64url'),
  ])('refuses the cursor %s', async (cursor) => {
    const { actor } = await aPerson();
    const { status, codes } = await inbox(actor, { query: { cursor } });
    expect({ status, codes }).toEqual({ status: 400, codes: ['kernel.requete-invalide'] });
  });

  it('is closed to who is not signed in', async () => {
    expect((await api(readUserNotifications)).status).toBe(401);
  });
});
