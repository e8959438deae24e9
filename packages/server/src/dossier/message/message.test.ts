import { documentEndpoints } from '@asso/contract/document/document.endpoints';
import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import { messageEndpoints } from '@asso/contract/dossier/message.endpoints';
import type { BodyInput } from '@asso/contract/kernel/endpoint';
import { mailboxEndpoints } from '@asso/contract/kernel/mailbox.endpoints';
import { notificationEndpoints } from '@asso/contract/notification/notification.endpoints';
import { readDossier } from '@asso/contract/subvention/dossier-subvention.endpoints';
import type { Actor } from '@asso/domain/compte/actor';
import { afterAll, describe, expect, test } from 'vitest';
import { features } from '../../features.ts';
import { aClock } from '../../platform/clock/clock.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { aPortal } from '../../platform/http/test/test-app.ts';
import { aClamd } from '../../platform/storage/test/test-clamd.ts';
import { eicar } from '../../platform/storage/test/test-eicar.ts';
import { subventionCalls } from '../../subvention/test/test-calls.ts';
import { aWorld, markEtats, today } from '../../subvention/test/test-dossiers.sql.ts';
import { insertInstruction } from '../dossier.sql.ts';

const { sendMessage, markMessagesLus } = messageEndpoints;
const { readHistorique } = dossierEndpoints;
const { depositDocument, deleteDocument, downloadDocument } = documentEndpoints;

const clamd = await aClamd();
afterAll(clamd.close);

const portal = await aPortal({
  features,
  clock: aClock(today),
  environment: { CLAMAV_URL: clamd.url },
});
const { db, api } = portal;

const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');
const infected = Buffer.concat([pdf, eicar()]);

/** Creates a dossier that two services study. */
async function aThread() {
  const world = await aWorld(db);
  await world.publish();
  const { id, id_fo } = (await subventionCalls(portal, world).create()).body;
  const at = new Date(today);
  await inTransaction(db, (trx) =>
    insertInstruction(trx, { id_dossier: id, id_service_instructeur: world.cd.id, etat: 'D', at }),
  );
  await markEtats(db, id_fo, 'D');
  const params = { id: id_fo };
  const send = (as: Actor, body: Partial<BodyInput<typeof sendMessage>> = {}) => {
    portal.clock.advance(60);
    return api(sendMessage, { as, params, body: { message: 'Bonjour.', ...body } });
  };
  const thread = async (as: Actor) => (await api(readHistorique, { as, params })).body.messages;
  const texts = async (as: Actor) => (await thread(as)).map(({ texte }) => texte);
  const markRead = (as: Actor, jusqu_a: string) => api(markMessagesLus, { as, params, body: { jusqu_a } });
  const deposit = (as: Actor, content: Buffer = pdf, nom = 'devis.pdf') => {
    const body = new FormData();
    body.append('type', 'AUT');
    body.append('fichier', new Blob([new Uint8Array(content)]), nom);
    return api(depositDocument, { as, query: { id_asso: id_fo, proprietaire: 'message' }, body });
  };
  const download = async (as: Actor, uuid: string) =>
    (await api(downloadDocument, { as, params: { uuid } })).status;
  const inbox = async (as: Actor) =>
    (await api(notificationEndpoints.readUserNotifications, { as, query: { kinds: [5] } })).body.items;
  return { world, id_fo, send, thread, texts, markRead, deposit, download, inbox };
}

describe('a thread', () => {
  test('is read oldest first by both sides; a message goes to the service it names, or to all', async () => {
    const { world, send, texts, inbox } = await aThread();
    await send(world.jeanne, { message: 'À tous' });
    await send(world.jeanne, { message: 'À la DRAJES', id_service_instructeur: world.drajes.id });
    await send(world.agent, { message: 'De la DRAJES' });
    await send(world.autreAgent, { message: 'Du département' });
    expect(await texts(world.jeanne)).toEqual(['À tous', 'À la DRAJES', 'De la DRAJES', 'Du département']);
    expect(await texts(world.agent)).toEqual(['À tous', 'À la DRAJES', 'De la DRAJES']);
    expect(await texts(world.autreAgent)).toEqual(['À tous', 'Du département']);
    expect(await inbox(world.agent)).toHaveLength(2);
    expect(await inbox(world.autreAgent)).toHaveLength(1);
    expect(await inbox(world.jeanne)).toHaveLength(2);
  });

  test('is mailed as a copy, with what is awaited and the number of its files [R3.17]', async () => {
    const { world, send, deposit, inbox } = await aThread();
    const { uuid } = (await deposit(world.agent)).body;
    await send(world.agent, { message: 'Merci.', fichiers: [uuid], reponse_avant: '2027-02-10' });
    await portal.runJobs();
    const mails = (await api(mailboxEndpoints.listMails, { query: { to: world.emails.jeanne } })).body;
    const mail = mails.find(({ subject }) => subject.startsWith('Message de '));
    expect(mail?.subject).toBe('Message de Jeanne Roux\u00a0: Formation des bénévoles 2027');
    expect(mail?.text).toMatch(/1\sfichier joint/);
    expect(mail?.text).toContain(
      'Réponse attendue avant le mercredi 10 février 2027 à 23h59, heure de Paris',
    );
    expect(mail?.links).toHaveLength(1);
    expect((await inbox(world.jeanne))[0]).toMatchObject({ kind: 5, courriel: 'remis' });
  });

  test('says what is new to each, and when the other side first read', async () => {
    const { world, send, thread, markRead, inbox } = await aThread();
    await send(world.agent, { message: 'Un' });
    await send(world.agent, { message: 'Deux' });
    const seen = async (as: Actor) =>
      (await thread(as)).map(({ texte, isNew, isMine, lu_le }) => [texte, isNew, isMine, lu_le !== null]);
    expect(await seen(world.jeanne)).toEqual([
      ['Un', true, false, false],
      ['Deux', true, false, false],
    ]);
    const [first] = await thread(world.jeanne);
    expect((await inbox(world.jeanne)).map(({ lue }) => lue)).toEqual([false, false]);
    expect((await markRead(world.jeanne, first?.id ?? '')).body).toEqual({ lus: 1 });
    expect((await inbox(world.jeanne)).map(({ lue }) => lue)).toEqual([true, true]);
    expect((await markRead(world.jeanne, first?.id ?? '')).body).toEqual({ lus: 0 });
    expect(await seen(world.jeanne)).toEqual([
      ['Un', false, false, false],
      ['Deux', true, false, false],
    ]);
    expect(await seen(world.agent)).toEqual([
      ['Un', false, true, true],
      ['Deux', false, true, false],
    ]);
  });

  test.each([
    ['nothing to say', { message: '  ' }, ['dossier.message-vide']],
    [
      'a service that does not study the dossier',
      { id_service_instructeur: '11111111-1111-4111-8111-111111111111' },
      ['dossier.destinataire-inconnu'],
    ],
    ['a note of the association', { isInterne: true }, ['dossier.note-interne']],
    ['an answer awaited by the association', { reponse_avant: '2027-02-10' }, ['dossier.echeance-invalide']],
  ])('refuses %s', async (_, body, codes) => {
    const { world, send } = await aThread();
    expect((await send(world.jeanne, body)).codes).toEqual(codes);
  });

  test('holds more than invisible characters', async () => {
    const { world, id_fo: id, send } = await aThread();
    for (const message of ['\u200b', ' \u2060\u00ad\n', '\u3164\u2800', '\u202e\ufeff']) {
      expect((await send(world.jeanne, { message })).codes).toEqual(['dossier.message-vide']);
    }
    const { instructions, id_fo, version } = (await api(readDossier, { as: world.agent, params: { id } }))
      .body;
    const service = instructions[0]?.id_service_instructeur ?? '';
    const params = { id: id_fo, service, action: 'reject' };
    const rejected = await api(dossierEndpoints.moveInstruction, {
      as: world.agent,
      params,
      ifMatch: version,
      body: { motif: '\u200b' },
    });
    expect(rejected.codes).toEqual(['dossier.motif-obligatoire']);
  });

  test('is one of thirty an hour at most', async () => {
    const { world, id_fo } = await aThread();
    const params = { id: id_fo };
    const statuses = [];
    for (let n = 0; n < 31; n++) {
      const body = { message: `Bonjour ${n}.` };
      statuses.push((await api(sendMessage, { as: world.jeanne, params, body })).status);
    }
    expect(statuses.slice(-2)).toEqual([201, 429]);
  });

  test('refuses an answer awaited by today, and who only sees the list', async () => {
    const { world, send } = await aThread();
    expect((await send(world.agent, { reponse_avant: '2027-02-01' })).codes).toEqual([
      'dossier.echeance-invalide',
    ]);
    expect((await send(world.ali)).codes).toEqual(['dossier.inaccessible']);
    expect((await send(world.paul)).status).toBe(404);
  });
});

describe('a note of the service', () => {
  test('is read by this service alone: neither the association, nor another service, nor by mail', async () => {
    const { world, send, texts, inbox, deposit, download } = await aThread();
    const { uuid } = (await deposit(world.agent)).body;
    await portal.runJobs();
    await send(world.agent, { message: 'À revoir avec Paul', isInterne: true, fichiers: [uuid] });
    expect(await texts(world.agent)).toEqual(['À revoir avec Paul']);
    expect(await texts(world.jeanne)).toEqual([]);
    expect(await texts(world.autreAgent)).toEqual([]);
    expect(await inbox(world.jeanne)).toEqual([]);
    expect(await download(world.agent, uuid)).toBe(200);
    expect(await download(world.jeanne, uuid)).toBe(404);
    expect(await download(world.autreAgent, uuid)).toBe(404);
  });
});

describe('the files of a message', () => {
  test('are its depositor’s until it is sent, then read with it once found safe', async () => {
    const { world, send, thread, deposit, download } = await aThread();
    const { uuid } = (await deposit(world.jeanne)).body;
    expect(await download(world.agent, uuid)).toBe(404);
    await send(world.jeanne, { fichiers: [uuid], id_service_instructeur: world.drajes.id });
    expect((await thread(world.agent))[0]?.fichiers).toEqual([
      { uuid, nom: 'devis.pdf', taille: pdf.length, etat_analyse: 'en_cours' },
    ]);
    expect(await download(world.agent, uuid)).toBe(422);
    expect(await download(world.jeanne, uuid)).toBe(200);
    await portal.runJobs();
    expect(await download(world.agent, uuid)).toBe(200);
    expect(await download(world.autreAgent, uuid)).toBe(404);
    expect(await download(world.paul, uuid)).toBe(404);
  });

  test('are served to nobody when they hold a virus, and cannot be sent once that is known', async () => {
    const { world, send, thread, deposit, download } = await aThread();
    const bad = (await deposit(world.jeanne, infected)).body;
    await send(world.jeanne, { fichiers: [bad.uuid] });
    const late = (await deposit(world.jeanne, infected)).body;
    await portal.runJobs();
    expect((await thread(world.agent))[0]?.fichiers[0]?.etat_analyse).toBe('refuse');
    expect(await download(world.agent, bad.uuid)).toBe(422);
    expect((await send(world.jeanne, { fichiers: [late.uuid] })).codes).toEqual(['dossier.fichier-message']);
  });

  test('are one’s own, of this dossier, sent once', async () => {
    const { world, send, deposit } = await aThread();
    const other = await aThread();
    const mine = (await deposit(world.jeanne)).body.uuid;
    const theirs = (await deposit(world.agent)).body.uuid;
    const elsewhere = (await other.deposit(other.world.jeanne)).body.uuid;
    for (const uuid of [theirs, elsewhere, world.document]) {
      const refused = await send(world.jeanne, { fichiers: [mine, uuid] });
      expect(refused.codes).toEqual(['dossier.fichier-message']);
    }
    expect((await send(world.jeanne, { fichiers: [mine, mine] })).status).toBe(201);
    expect((await send(world.jeanne, { fichiers: [mine] })).codes).toEqual(['dossier.fichier-message']);
  });

  test('are deposited by who may write, and taken back until they are sent', async () => {
    const { world, send, deposit } = await aThread();
    expect((await deposit(world.paul)).status).toBe(404);
    expect((await deposit(world.ali)).status).toBe(404);
    const remove = async (uuid: string) =>
      (await api(deleteDocument, { as: world.jeanne, query: { uuid } })).status;
    const kept = (await deposit(world.jeanne)).body.uuid;
    expect(await remove((await deposit(world.jeanne)).body.uuid)).toBe(200);
    await send(world.jeanne, { fichiers: [kept] });
    expect(await remove(kept)).toBe(403);
  });
});
