// Test support: a system that takes files, or is down.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type FichierRecu = { nom: string; texte: string; autorisation: string | undefined };

/**
 * Opens a system that takes files; `recus` holds those it took, and while `isDown` it answers that it is unavailable.
 */
export async function aDepot() {
  const recus: FichierRecu[] = [];
  const state = { isDown: false };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    if (state.isDown || request.method !== 'PUT') return response.writeHead(503).end('indisponible');
    const nom = decodeURIComponent((request.url ?? '').split('/').at(-1) ?? '');
    recus.push({ nom, texte: Buffer.concat(chunks).toString(), autorisation: request.headers.authorization });
    return response.writeHead(201).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://portail:secret@127.0.0.1:${port}/depot`,
    recus,
    state,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
