import { buffer } from 'node:stream/consumers';
import { mailboxEndpoints } from '@asso/contract/kernel/mailbox.endpoints';
import { joursMs } from '@asso/domain/identifiants/durees';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { inTransaction } from '../db/transaction.ts';
import { aPortal } from '../http/test/test-app.ts';
import { type Courriel, markSent, purgeMails } from './mail.sql.ts';
import type { MailDraft } from './mail.ts';
import { purgeMailsWorker } from './purge-mails.job.ts';
import { sendMailWorker } from './send-mail.job.ts';
import { mailTransport } from './transport.ts';

const received: Email[] = [];
const recipients: string[] = [];
let refuses = 0;
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo: ({ address }, _session, done) => {
    recipients.push(address);
    done();
  },
  onData: async (stream, _session, done) => {
    const bytes = await buffer(stream);
    if (refuses > 0)
      return done(
        Object.assign(new Error('mailbox of camille@example.org is full'), { responseCode: refuses }),
      );
    received.push(await PostalMime.parse(bytes));
    done();
  },
});
const port = await new Promise<number>((resolve) => {
  const listening = server.listen(0, '127.0.0.1', () => {
    resolve((listening.address() as { port: number }).port);
  });
});
afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));

const smtpUrl = `smtp://127.0.0.1:${port}`;
const { db, mail, clock, config, log, runJobs, jobs } = await aPortal({
  environment: { SMTP_URL: smtpUrl, MAIL_FROM: 'Portail <portail@exemple.fr>' },
});
const withoutServer = await aPortal();

beforeEach(async () => {
  received.length = 0;
  recipients.length = 0;
  refuses = 0;
  await db.deleteFrom('courriel').execute();
});

const aDraft = (draft: Partial<MailDraft> = {}): MailDraft => ({
  cle: 'essai/1',
  to: 'camille@example.org',
  subject: 'Votre dossier n° 26-000123 est transmis',
  content: { title: 'Transmis', paragraphs: ['L’été, « œuvre » à 15 €.'] },
  ...draft,
});

const write = (draft: MailDraft) => inTransaction(db, (tx) => mail.write(tx, draft));
const context = { id: 'x', attempt: 1, isLastAttempt: false, signal: new AbortController().signal };
const rows = () => db.selectFrom('courriel').selectAll().execute();

test('sends what was written with its cause, accents kept, and no line cut at a sign', async () => {
  await write(aDraft({ replyTo: 'sacha@example.org' }));
  await runJobs();
  expect(received).toMatchObject([
    {
      from: { name: 'Portail', address: 'portail@exemple.fr' },
      to: [{ address: 'camille@example.org' }],
      replyTo: [{ address: 'sacha@example.org' }],
      subject: 'Votre dossier n° 26-000123 est transmis',
      date: clock.now().toISOString(),
    },
  ]);
  expect(received[0]?.text).toContain('L’été, «\u00a0œuvre\u00a0» à 15 €.');
  expect(received[0]?.html).toContain('L’été, «\u00a0œuvre\u00a0» à 15 €.');
  expect(received[0]?.headers).toContainEqual(
    expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
  );
});

test('a mail that may be stopped says how in its headers; another has no such header, and what was sent keeps no link', async () => {
  const keys = () => received[0]?.headers.map(({ key, value }) => [key, value]) ?? [];
  await write(aDraft());
  await runJobs();
  expect(keys().filter(([key]) => key?.startsWith('list-'))).toEqual([]);
  received.length = 0;
  const desabonnement = `https://portail.exemple.fr/abonnement-subventions/${'x'.repeat(43)}/arret`;
  await write(aDraft({ cle: 'essai/2', desabonnement }));
  await runJobs();
  expect(keys().filter(([key]) => key?.startsWith('list-'))).toEqual([
    ['list-unsubscribe', `<${desabonnement}>`],
    ['list-unsubscribe-post', 'List-Unsubscribe=One-Click'],
  ]);
  expect((await rows()).map((row) => row.desabonnement)).toEqual([null, null]);
});

test('what was sent keeps no text, as it may hold a link that opens an account', async () => {
  await write(aDraft());
  await runJobs();
  expect(await rows()).toMatchObject([{ etat: 'envoye', texte: '', html: '', tentatives: 1 }]);
});

test('a cause that comes twice writes one mail', async () => {
  await write(aDraft());
  await write(aDraft({ subject: 'Encore' }));
  await runJobs();
  expect(received).toHaveLength(1);
});

test('a transaction that fails sends nothing', async () => {
  const work = inTransaction(db, async (tx) => {
    await mail.write(tx, aDraft());
    throw new Error('refused');
  });
  await expect(work).rejects.toThrow('refused');
  await runJobs();
  expect([received.length, (await rows()).length]).toEqual([0, 0]);
});

test('an answer goes to who helps, where the mail names nobody', async () => {
  await write(aDraft());
  await runJobs();
  expect(received[0]?.replyTo).toMatchObject([{ address: config.assistanceEmail }]);
});

test('what the server refuses for good is not tried again, and is among what failed', async () => {
  refuses = 550;
  await write(aDraft());
  await runJobs();
  expect(await rows()).toMatchObject([
    { etat: 'echec', tentatives: 1, erreur: expect.stringContaining('is full') },
  ]);
  refuses = 0;
  await runJobs({ isEarly: true });
  expect([received.length, await jobs.countDead()]).toEqual([0, 0]);
});

test('is sent again after the server refused it, under the same Message-ID', async () => {
  refuses = 452;
  await write(aDraft());
  await runJobs();
  const [waiting] = await rows();
  expect(waiting).toMatchObject({ etat: 'a_envoyer', tentatives: 1 });
  expect(waiting?.erreur).toContain('is full');
  refuses = 0;
  await runJobs({ isEarly: true });
  expect(received.map(({ messageId }) => messageId)).toEqual([waiting?.message_id]);
  expect(await rows()).toMatchObject([{ etat: 'envoye', tentatives: 2, erreur: null }]);
});

test('a server that dies between the sending and its record sends again, under the same Message-ID', async () => {
  await write(aDraft());
  const [row] = await rows();
  const real = await mailTransport({
    smtpUrl,
    from: 'portail@exemple.fr',
    replyTo: config.assistanceEmail,
    db,
  });
  const send = async (sent: Courriel) => {
    await real.send(sent);
    throw new Error('killed after the mail server took it');
  };
  const worker = sendMailWorker({
    db,
    clock,
    log,
    transport: { ...real, send },
    checkpoint: () => undefined,
  });
  await expect(worker.handler({ id: row?.id }, context)).rejects.toThrow('killed');
  real.close();
  await runJobs();
  expect(received.map(({ messageId }) => messageId)).toEqual([row?.message_id, row?.message_id]);
  expect(await rows()).toMatchObject([{ etat: 'envoye', tentatives: 2 }]);
});

test('what is sent already is not sent by a job that comes late', async () => {
  await write(aDraft());
  const [row] = await rows();
  await markSent(db, row?.id ?? '', clock.now());
  await runJobs();
  expect(received).toEqual([]);
});

test('after the last try it is marked as failed, and its job is among the dead', async () => {
  refuses = 452;
  await write(aDraft());
  for (let n = 0; n <= 80; n++) await runJobs({ isEarly: true });
  expect(await rows()).toMatchObject([{ etat: 'echec', tentatives: 81 }]);
  expect(await jobs.listDead()).toMatchObject([{ job: 'courriel.envoyer' }]);
});

test.each([
  { subject: 'a\r\nBcc: alex@example.org' },
  { to: 'camille@example.org\r\nBcc: alex@example.org' },
  { to: 'camille@example.org, alex@example.org' },
  { replyTo: 'sacha@example.org\r\nBcc: alex@example.org' },
])('%j adds no recipient', async (draft) => {
  await write(aDraft(draft));
  await runJobs();
  expect(recipients).not.toContain('alex@example.org');
});

test('what was sent or given up is forgotten after a year, what still waits is kept', async () => {
  await write(aDraft({ cle: 'parti' }));
  await runJobs();
  refuses = 550;
  await write(aDraft({ cle: 'refusé' }));
  await runJobs();
  refuses = 452;
  await write(aDraft({ cle: 'en attente' }));
  await runJobs();
  const sentAt = clock.now().getTime();
  const yearMs = joursMs(365);
  await purgeMails(db, new Date(sentAt));
  expect((await rows()).map(({ cle }) => cle).toSorted()).toEqual(['en attente', 'parti', 'refusé']);
  clock.advance(yearMs / 1000 + 1);
  await purgeMailsWorker({ db, clock }).handler({}, context);
  expect((await rows()).map(({ cle }) => cle)).toEqual(['en attente']);
});

test('without a mail server mails stay in the mailbox of the demonstration, with their links', async () => {
  const { api } = withoutServer;
  const content = {
    title: 'Bienvenue',
    paragraphs: ['Bonjour.'],
    action: { label: 'Valider', url: 'https://portail.example/client/validate/abc?x=1' },
  };
  for (const [cle, to] of [
    ['a', 'Camille@example.org'],
    ['b', 'sacha@example.org'],
  ] as const) {
    withoutServer.clock.advance(1);
    await inTransaction(withoutServer.db, (tx) =>
      withoutServer.mail.write(tx, { cle, to, subject: 'Bienvenue', content }),
    );
  }
  await withoutServer.runJobs();
  const { body } = await api(mailboxEndpoints.listMails, { query: { to: 'camille@EXAMPLE.org' } });
  expect(body).toMatchObject([
    {
      to: 'Camille@example.org',
      subject: 'Bienvenue',
      links: ['https://portail.example/client/validate/abc?x=1'],
      at: '2026-03-02T09:00:01.000Z',
    },
  ]);
  expect((await api(mailboxEndpoints.listMails)).body.map(({ to }) => to)).toEqual([
    'sacha@example.org',
    'Camille@example.org',
  ]);
});

test('outside a demonstration the mailbox has no route', async () => {
  const { api } = await aPortal({ environment: { DEMO: 'non' } });
  expect((await api(mailboxEndpoints.listMails)).status).toBe(404);
});
