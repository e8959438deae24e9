// Test support: software on this machine that receives webhooks, and verifies them as Standard Webhooks says.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';
import { fallSilent } from '../../platform/outside/test/test-patience.ts';
import { type Sortie, sortieReelle } from '../webhook.adapter.ts';

export type Recu = {
  headers: IncomingHttpHeaders;
  corps: string;
  type: string;
  data: Record<string, unknown>;
};

/** The way out that tests give to the portal: it may reach this machine, which no setting of a real portal allows. */
export const toTestReceiver: Sortie = { ...sortieReelle, isOpen: () => true, protocols: ['http:'] };

export async function aReceveur() {
  const recus: Recu[] = [];
  let statut: number | 'muet' | 'bavard' | ((recu: Recu) => number) = 204;
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const corps = Buffer.concat(chunks).toString('utf8');
    const recu = {
      headers: request.headers,
      corps,
      ...(JSON.parse(corps) as { type: string; data: object }),
    };
    recus.push(recu as Recu);
    if (statut === 'muet') return void fallSilent();
    if (statut === 'bavard') return void response.writeHead(200).write('x'.repeat(1_000_000));
    const code = typeof statut === 'function' ? statut(recu as Recu) : statut;
    response.writeHead(code, code === 302 ? { location: '/ailleurs' } : {}).end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    url: `http://127.0.0.1:${port}/webhooks`,
    port,
    recus,
    repond: (wanted: typeof statut) => {
      statut = wanted;
    },
  };
}

/** Tells whether one of the signatures was made with this secret, which a receiver checks first. */
export function isSigne({ headers, corps }: Recu, secret: string): boolean {
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${corps}`;
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const wanted = createHmac('sha256', key).update(signed).digest();
  return String(headers['webhook-signature'])
    .split(' ')
    .some((one) => {
      const given = Buffer.from(one.replace(/^v1,/, ''), 'base64');
      return given.length === wanted.length && timingSafeEqual(given, wanted);
    });
}
