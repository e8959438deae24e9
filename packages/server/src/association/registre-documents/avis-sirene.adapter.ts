import type { Readable } from 'node:stream';
import { avisSituationPiece } from '@asso/domain/document/registre-documents.rules';
import { genreLocal } from '@asso/domain/identifiants/numero-etablissement';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Log } from '../../platform/log/log.ts';
import type { RegistreDocuments } from './registre.ts';
import { remote, responseBody } from './registre-distant.adapter.ts';

type Given = { url: URL; clock: Clock; log: Log };

/** Opens the Sirene register, which draws up on request a notice (« avis de situation ») of a SIRET. */
export function openAvisSirene({ url, clock, log }: Given): RegistreDocuments {
  const ask = remote({ name: 'the register of establishments', clock, log });
  return {
    list: async ({ id_siret_siege: siret }) => {
      // Sirene has no notice of an establishment that it does not cover.
      if (!siret || genreLocal(siret)) return [];
      const address = new URL(url);
      address.pathname = `${address.pathname.replace(/\/$/, '')}/${siret}`;
      return [avisSituationPiece(siret, { now: clock.now(), url: address.href })];
    },
    read: (piece) => ask(new URL(piece.url), noticeOf),
  };
}

/**
 * Reads the notice. An HTML page means that something else than the register answered: this fails, and the notice will
 * be asked for again.
 */
async function noticeOf(response: Response): Promise<Readable | null> {
  if (response.headers.get('content-type')?.includes('html')) throw new Error('a page was answered');
  return responseBody(response);
}
