import { Readable } from 'node:stream';
import type { sirepaEndpoints } from '@asso/contract/transfert/sirepa.endpoints';
import { ok, refused } from '@asso/domain/kernel/result';
import { hasPlace, inPlace } from '../instruction/file/exports-en-cours.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { writeHistory } from '../platform/history/history.sql.ts';
import { fileAnswer, type Handlers, refusal } from '../platform/http/handlers.ts';
import type { Platform } from '../platform/platform.ts';
import { octetsSirepa } from './contenu-lot.ts';
import { createLot } from './create-lot.ts';
import { systemeUrl } from './envoyer-lot.job.ts';
import { fichierFormats } from './formats-de-fichier.ts';
import { findLot, listLots } from './lot.sql.ts';
import { lotView } from './lot-view.ts';
import { type Periode, sumSirepa } from './sirepa.sql.ts';

const aLEnvers = refused({ code: 'transfert.periode', field: 'au' });
const isAlEnvers = ({ du, au }: Periode): boolean => au < du;

export function sirepaHandlers(platform: Platform): Handlers<typeof sirepaEndpoints> {
  const { db, clock } = platform;
  const isRelie = systemeUrl(platform, 'sirepa') !== undefined;
  return {
    readSirepa: async ({ query: { role: _, ...periode } }) => {
      if (isAlEnvers(periode)) return aLEnvers;
      const [{ demandes, paiements, montant, paye }, lots] = await Promise.all([
        sumSirepa(db, periode),
        listLots(db, { systeme: 'sirepa' }),
      ]);
      return ok({
        envoi: isRelie,
        siret: { nombre: demandes },
        paiements: { nombre: paiements, montant, paye },
        lots: lots.map(lotView),
      });
    },

    exportSirepa: async ({ actor, params: { fichier, format }, query: { role: _, ...periode } }) => {
      if (isAlEnvers(periode)) return aLEnvers;
      if (!hasPlace()) return { ...refusal({ code: 'instruction.exports-en-cours' }), retryAfterSeconds: 30 };
      await inTransaction(db, (trx) =>
        writeHistory(trx, {
          objet: 'export',
          id_objet: actor.id,
          by: actor,
          at: clock.now(),
          action: 'sirepa.exporter',
          details: { fichier, format, ...periode },
        }),
      );
      const { extension, type } = fichierFormats[format];
      const octets = inPlace(octetsSirepa(db, { fichier, periode, format }));
      const name = `sirepa-${fichier}-${periode.du}-${periode.au}.${extension}`;
      return fileAnswer({ content: Readable.from(octets, { objectMode: false }), name, type });
    },

    sendSirepa: async ({ actor, body: { fichier, ...periode } }) => {
      if (isAlEnvers(periode)) return aLEnvers;
      if (!isRelie) return refused({ code: 'transfert.non-relie' });
      const { demandes, paiements, montant } = await sumSirepa(db, periode);
      const { id } = await inTransaction(db, (trx) =>
        createLot(platform, trx, {
          actor,
          systeme: 'sirepa',
          id_service: null,
          criteres: { fichier, ...periode },
          ...(fichier === 'siret' ? { nombre: demandes, montant: 0 } : { nombre: paiements, montant }),
        }),
      );
      const lot = await findLot(db, id);
      return lot ? ok(lotView(lot)) : refused({ code: 'transfert.lot-introuvable' });
    },
  };
}
