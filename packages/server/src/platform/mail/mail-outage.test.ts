import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, expect, test } from 'vitest';
import { inTransaction } from '../db/transaction.ts';
import { aPortal } from '../http/test/test-app.ts';

/** When set, `fails` answers instead of the real mail server that stands behind. */
let fails: ((socket: Socket) => void) | null = null;
const sockets = new Set<Socket>();

const smtp = new SMTPServer({ authOptional: true, disabledCommands: ['STARTTLS'] });
const behind = smtp.listen(0, '127.0.0.1');
await once(behind, 'listening');
const front = createServer((socket) => {
  sockets.add(socket);
  socket.on('error', () => undefined);
  if (fails) return fails(socket);
  const real = connect((behind.address() as AddressInfo).port, '127.0.0.1');
  real.on('error', () => undefined);
  socket.on('close', () => real.destroy());
  socket.pipe(real).pipe(socket);
}).listen(0, '127.0.0.1');
await once(front, 'listening');
const { port } = front.address() as AddressInfo;

const { db, mail, runJobs } = await aPortal({ environment: { SMTP_URL: `smtp://127.0.0.1:${port}` } });

/** Closes all connections, including those kept for later. */
const cut = () => {
  for (const socket of sockets) socket.destroy();
  sockets.clear();
};
afterAll(async () => {
  cut();
  front.close();
  await new Promise<void>((resolve) => smtp.close(() => resolve()));
});

const content = { title: 'Essai', paragraphs: ['Un essai.'] };
const write = (cle: string) =>
  inTransaction(db, (tx) => mail.write(tx, { cle, to: 'camille@example.org', subject: 'Essai', content }));
const find = (cle: string) =>
  db.selectFrom('courriel').selectAll().where('cle', '=', cle).executeTakeFirstOrThrow();

test.each<[string, (socket: Socket) => void]>([
  ['hangs up', (socket) => void socket.destroy()],
  ['raves', (socket) => void socket.end('<html>En travaux</html>\r\n')],
  ['is overloaded', (socket) => void socket.end('421 4.3.2 Service not available\r\n')],
  ['breaks down', (socket) => void socket.end('554 5.3.0 Internal error\r\n')],
])('a mail waits while the server that sends it %s, then leaves', async (name, outage) => {
  cut();
  fails = outage;
  await write(name);
  await runJobs();
  expect(await find(name)).toMatchObject({ etat: 'a_envoyer', tentatives: 1, erreur: expect.any(String) });
  fails = null;
  await runJobs({ isEarly: true });
  expect(await find(name)).toMatchObject({ etat: 'envoye', erreur: null });
});

test('a mail waits while no server is there, then leaves', async () => {
  cut();
  front.close();
  await once(front, 'close');
  await write('absent');
  await runJobs();
  expect(await find('absent')).toMatchObject({ etat: 'a_envoyer', erreur: expect.any(String) });
  front.listen(port, '127.0.0.1');
  await once(front, 'listening');
  await runJobs({ isEarly: true });
  expect(await find('absent')).toMatchObject({ etat: 'envoye', erreur: null });
});
