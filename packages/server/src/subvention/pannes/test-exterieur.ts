// Test support: a relay between the portal and an outside system, which fails as it is told to.
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { vi } from 'vitest';
import { fallSilent } from '../../platform/outside/test/test-patience.ts';

export const pannes = ['refuse', 'muet', 'erreur', 'charabia'] as const;
export type Panne = (typeof pannes)[number];

/** What each protocol answers when it breaks down (`erreur`), and an answer that makes no sense (`charabia`). */
const dits = {
  http: {
    erreur: 'HTTP/1.1 503 Service Unavailable\r\nconnection: close\r\ncontent-length: 0\r\n\r\n',
    charabia:
      'HTTP/1.1 200 OK\r\nconnection: close\r\ncontent-type: text/html\r\ncontent-length: 23\r\n\r\n<html>En travaux</html>',
  },
  smtp: { erreur: '421 4.3.2 Service not available\r\n', charabia: '<html>En travaux</html>\r\n' },
  clamd: { erreur: "INSTREAM: Can't allocate memory ERROR\0", charabia: '<html>En travaux</html>\0' },
};

/** Opens a port that relays to the real one. */
export async function standBefore(real: string, parle: keyof typeof dits) {
  const behind = Number(new URL(real).port);
  const open = new Set<Socket>();
  let panne: Panne | null = null;
  const server = createServer((near) => {
    open.add(near);
    near.on('close', () => open.delete(near));
    near.on('error', () => undefined);
    // A server that speaks first would keep its client waiting too, so the silence begins only at what is asked.
    if (panne === 'muet') return void near.on('data', fallSilent);
    if (panne === 'erreur' || panne === 'charabia') {
      const text = dits[parle][panne];
      // A mail server speaks first; the others answer what they are asked.
      if (parle === 'smtp') return void near.end(text);
      return void near.once('data', () => near.end(text));
    }
    const far = connect(behind, '127.0.0.1');
    far.on('error', () => near.destroy());
    near.on('close', () => far.destroy());
    near.pipe(far).pipe(near);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const cut = async () => {
    for (const one of open) one.destroy();
    // The pause lets the portal see that the connections it kept open are cut.
    await wait(30);
  };
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    casse: async (how: Panne) => {
      panne = how;
      if (how === 'refuse') server.close();
      await cut();
    },
    repare: async () => {
      if (panne === 'refuse') {
        server.listen(port, '127.0.0.1');
        await once(server, 'listening');
      }
      panne = null;
      await cut();
    },
    stop: async () => {
      server.close();
      await cut();
    },
  };
}

/**
 * Shortens how long a silence of this port may last, so that tests do not wait; the silence still ends in the same way.
 * Every other connection keeps its patience, because a slow machine would otherwise take its pauses for an outage.
 */
export function impatient(port: number): void {
  const { setTimeout: idle } = Socket.prototype;
  vi.spyOn(Socket.prototype, 'setTimeout').mockImplementation(function (this: Socket, ms, done) {
    const shorten = () => {
      if (ms > 5000 && this.remotePort === port) idle.call(this, 250);
    };
    idle.call(this, ms, done);
    // The port of the other side is known once the connection is made.
    if (this.connecting) this.once('connect', shorten);
    else shorten();
    return this;
  });
}
