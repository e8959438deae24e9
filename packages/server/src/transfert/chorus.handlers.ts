import { Readable } from 'node:stream';
import type { chorusEndpoints } from '@asso/contract/transfert/chorus.endpoints';
import type { Actor } from '@asso/domain/compte/actor';
import { ok, type Result, refused } from '@asso/domain/kernel/result';
import type { Db } from '../platform/db/database.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { writeHistory } from '../platform/history/history.sql.ts';
import { fileAnswer, type Handlers } from '../platform/http/handlers.ts';
import type { Platform } from '../platform/platform.ts';
import { porteeOf } from '../statistiques/portee.ts';
import { lignesChorus, montantOf } from './chorus-lignes.ts';
import { createLotChorus } from './chorus-lot.ts';
import { octetsDuLot } from './contenu-lot.ts';
import { adresseOf, askEnvoi } from './envoyer-lot.job.ts';
import { formatsDeFichier } from './formats-de-fichier.ts';
import { findLot, type LotRow, listLots, lockLot, saveEnvoi } from './lot.sql.ts';
import { lotView } from './lot-view.ts';

const serviceInconnu = refused({ code: 'transfert.service-introuvable' });
const lotInconnu = refused({ code: 'transfert.lot-introuvable' });
const shownAtMost = 50;

export function chorusHandlers(platform: Platform): Handlers<typeof chorusEndpoints> {
  const { db, clock } = platform;
  return {
    readChorus: async ({ actor, query: { service, exercice = null } }) => {
      const { services } = await porteeOf(db, actor);
      const found = service === undefined ? services[0] : services.find(({ id }) => id === service);
      if (service !== undefined && !found) return serviceInconnu;
      const id_service = found?.id ?? null;
      const envoi = adresseOf(platform, 'chorus') !== undefined;
      const nothing = { pret: { nombre: 0, montant: 0 }, lignes: [], ecartees: [], lots: [] };
      if (id_service === null) return ok({ services: [...services], id_service, envoi, ...nothing });
      const [{ pretes, ecartees }, lots] = await Promise.all([
        lignesChorus(db, { id_service, exercice }),
        listLots(db, { systeme: 'chorus', id_service }),
      ]);
      return ok({
        services: [...services],
        id_service,
        envoi,
        pret: { nombre: pretes.length, montant: montantOf(pretes) },
        lignes: pretes.slice(0, shownAtMost).map(({ type, id_fo, association, montant }) => ({
          type,
          id_fo,
          association,
          montant,
        })),
        ecartees: ecartees.map(({ type, id_fo, association, montant, motifs }) => ({
          type,
          id_fo,
          association,
          montant,
          motifs,
        })),
        lots: lots.map(lotView),
      });
    },

    createLotChorus: async ({ actor, body }) => {
      const { services } = await porteeOf(db, actor);
      const service = services.find(({ id }) => id === body.id_service);
      if (!service) return serviceInconnu;
      const done = await inTransaction(db, (trx) =>
        createLotChorus(platform, trx, { actor, id_service: service.id, exercice: body.exercice }),
      );
      if (!done.ok) return done;
      const lot = await findLot(db, done.value);
      return lot ? ok(lotView(lot)) : lotInconnu;
    },

    exportLotChorus: async ({ actor, params }) => {
      const lot = await lotOf(db, actor, params.lot);
      if (!lot.ok) return lot;
      const { id, numero } = lot.value;
      const { extension, type } = formatsDeFichier[params.format];
      await inTransaction(db, (trx) =>
        writeHistory(trx, {
          objet: 'lot-transfert',
          id_objet: id,
          by: actor,
          at: clock.now(),
          action: 'chorus.telecharger',
          details: { numero, format: params.format },
        }),
      );
      const octets = await octetsDuLot(db, lot.value, params.format);
      const content = Readable.from(octets, { objectMode: false });
      return fileAnswer({ content, name: `${numero}.${extension}`, type });
    },

    sendLotChorus: async ({ actor, params }) => {
      const lot = await lotOf(db, actor, params.lot);
      if (!lot.ok) return lot;
      if (!adresseOf(platform, 'chorus')) return refused({ code: 'transfert.non-relie' });
      const sent = await inTransaction(db, async (trx): Promise<Result<null>> => {
        const held = await lockLot(trx, lot.value.id);
        if (held?.envoi === 'envoye' || held?.envoi === 'a-envoyer') {
          return refused({ code: 'transfert.lot-deja-envoye' });
        }
        await saveEnvoi(trx, lot.value.id, { envoi: 'a-envoyer' });
        await askEnvoi(platform, trx, lot.value.id);
        return ok(null);
      });
      if (!sent.ok) return sent;
      return ok(lotView({ ...lot.value, envoi: 'a-envoyer' }));
    },
  };
}

/** Finds a file for Chorus; one of a service that this person does not manage is unknown to them. */
async function lotOf(db: Db, actor: Actor, id: string): Promise<Result<LotRow>> {
  const [lot, { services }] = await Promise.all([findLot(db, id), porteeOf(db, actor)]);
  if (lot?.systeme !== 'chorus' || !services.some((one) => one.id === lot.id_service)) return lotInconnu;
  return ok(lot);
}
