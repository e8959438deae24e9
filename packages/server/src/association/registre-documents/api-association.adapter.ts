import { rnaPieces } from '@asso/domain/document/registre-documents.rules';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Log } from '../../platform/log/log.ts';
import type { RegistreDocuments } from './registre.ts';
import { remote, responseBody } from './registre-distant.adapter.ts';

type Given = { url: URL; key: string | undefined; clock: Clock; log: Log };

const longestReply = 2_000_000;

/** Reads the documents of the RNA from « API Association », or from a service with the same interface. */
export function openApiAssociation({ url, key, clock, log }: Given): RegistreDocuments {
  const headers = { accept: 'application/json', ...(key ? { 'X-Gravitee-Api-Key': key } : {}) };
  const ask = remote({ name: 'the register of associations', clock, log, headers });
  return {
    list: async ({ id_rna, id_siren }) => {
      const id = id_rna ?? id_siren;
      if (!id) return [];
      return ask(under(url, `proxy_db_asso/documents/${encodeURIComponent(id)}`), async (response) => {
        if (response.status === 404) return [];
        const text = await response.text();
        if (text.length > longestReply) throw new Error('too long');
        return rnaPieces(JSON.parse(text));
      });
    },
    read: async (piece) => {
      const address = URL.canParse(piece.url, url) ? new URL(piece.url, url) : null;
      // The key is meant for this register alone, and no other address may be called through it.
      if (address?.origin !== url.origin) return null;
      return ask(address, responseBody);
    },
  };
}

const under = (url: URL, path: string): URL => new URL(path, url.href.endsWith('/') ? url : `${url.href}/`);
