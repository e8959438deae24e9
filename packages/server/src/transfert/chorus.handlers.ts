import { Readable } from 'node:stream';
import { type chorusEndpoints, lignesMax } from '@asso/contract/transfert/chorus.endpoints';
import type { Actor } from '@asso/domain/compte/actor';
import { isResponsableOf } from '@asso/domain/instruction/bureau.rights';
import { ok, type Result, refused } from '@asso/domain/kernel/result';
import type { Db } from '../platform/db/database.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { writeHistory } from '../platform/history/history.sql.ts';
import { fileAnswer, type Handlers } from '../platform/http/handlers.ts';
import type { Platform } from '../platform/platform.ts';
import { listServicesPublies } from '../statistiques/open-data.sql.ts';
import { readPortee } from '../statistiques/portee.ts';
import { type LigneChorus, lignesChorus, sumLignesChorus } from './chorus-lignes.ts';
import { createLotChorus, isDefaisable, undoLotChorus } from './chorus-lot.ts';
import { lotOctets } from './contenu-lot.ts';
import { askEnvoi, systemeUrl } from './envoyer-lot.job.ts';
import { fichierFormats } from './formats-de-fichier.ts';
import { findLot, type LotRow, listLots, lockLot, markTelecharge, saveEnvoi } from './lot.sql.ts';
import { lotView } from './lot-view.ts';

const serviceInconnu = refused({ code: 'transfert.service-introuvable' });
const lotInconnu = refused({ code: 'transfert.lot-introuvable' });
const nonResponsable = refused({ code: 'transfert.non-responsable' });

export function chorusHandlers(platform: Platform): Handlers<typeof chorusEndpoints> {
  const { db, clock } = platform;
  return {
    readChorus: async ({ actor, query: { service, exercice = null } }) => {
      const { services } = await readPortee(db, actor);
      const found = service === undefined ? services[0] : services.find(({ id }) => id === service);
      if (service !== undefined && !found) return serviceInconnu;
      const id_service = found?.id ?? null;
      const envoi = systemeUrl(platform, 'chorus') !== undefined;
      const shared = { services: services.map(({ id, nom }) => ({ id, nom })), id_service, envoi };
      if (id_service === null) {
        const pret = { nombre: 0, ...sumLignesChorus([]) };
        return ok({ ...shared, pret, lignes: [], ecartees: [], lots: [], rights: { make: false } });
      }
      const [{ pretes, ecartees }, lots, make] = await Promise.all([
        lignesChorus(db, { id_service, exercice }),
        listLots(db, { systeme: 'chorus', id_service }),
        isResponsable(db, actor, id_service),
      ]);
      return ok({
        ...shared,
        pret: { nombre: pretes.length, ...sumLignesChorus(pretes) },
        lignes: pretes.slice(0, lignesMax).map(ligneView),
        ecartees: ecartees.map((ligne) => ({ ...ligneView(ligne), motifs: ligne.motifs })),
        lots: lots.map((lot) => ({ ...lotView(lot), rights: { undo: make && isDefaisable(lot) } })),
        rights: { make },
      });
    },

    createLotChorus: async ({ actor, body }) => {
      const { services } = await readPortee(db, actor);
      const service = services.find(({ id }) => id === body.id_service);
      if (!service) return serviceInconnu;
      if (!(await isResponsable(db, actor, service.id))) return nonResponsable;
      const done = await inTransaction(db, (trx) => createLotChorus(platform, trx, { actor, ...body }));
      if (!done.ok) return done;
      const lot = await findLot(db, done.value);
      return lot ? ok(lotView(lot)) : lotInconnu;
    },

    undoLotChorus: async ({ actor, params }) => {
      const lot = await lotOf(db, actor, params.lot);
      if (!lot.ok) return lot;
      if (!(await isResponsable(db, actor, lot.value.id_service))) return nonResponsable;
      const done = await inTransaction(db, (trx) => undoLotChorus(platform, trx, { actor, lot: lot.value }));
      return done.ok ? ok(lotView({ ...lot.value, envoi: 'defait' })) : done;
    },

    exportLotChorus: async ({ actor, params }) => {
      const lot = await lotOf(db, actor, params.lot);
      if (!lot.ok) return lot;
      const { id, numero, envoi } = lot.value;
      if (envoi === 'defait') return refused({ code: 'transfert.lot-parti' });
      const { extension, type } = fichierFormats[params.format];
      const at = clock.now();
      await inTransaction(db, async (trx) => {
        await markTelecharge(trx, id, at);
        await writeHistory(trx, {
          objet: 'lot-transfert',
          id_objet: id,
          by: actor,
          at,
          action: 'chorus.telecharger',
          details: { numero, format: params.format },
        });
      });
      const octets = await lotOctets(db, lot.value, params.format);
      const content = Readable.from(octets, { objectMode: false });
      return fileAnswer({ content, name: `${numero}.${extension}`, type });
    },

    sendLotChorus: async ({ actor, params }) => {
      const lot = await lotOf(db, actor, params.lot);
      if (!lot.ok) return lot;
      if (!(await isResponsable(db, actor, lot.value.id_service))) return nonResponsable;
      if (!systemeUrl(platform, 'chorus')) return refused({ code: 'transfert.non-relie' });
      const sent = await inTransaction(db, async (trx): Promise<Result<null>> => {
        const held = await lockLot(trx, lot.value.id);
        if (held?.envoi !== 'echec' && held?.envoi !== 'telechargement') {
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

const ligneView = ({ cle, type, id_fo, association, exercice, montant }: LigneChorus) => ({
  cle,
  type,
  id_fo,
  association,
  exercice,
  montant,
});

/** Tells whether this person answers for the service: they make its files for Chorus, and undo them. */
async function isResponsable(db: Db, actor: Actor, id_service: string | null): Promise<boolean> {
  const [service] = id_service === null ? [] : await listServicesPublies(db, [id_service]);
  return service !== undefined && isResponsableOf(actor, service);
}

/** Finds a file for Chorus; one of a service that this person does not manage is unknown to them. */
async function lotOf(db: Db, actor: Actor, id: string): Promise<Result<LotRow>> {
  const [lot, { services }] = await Promise.all([findLot(db, id), readPortee(db, actor)]);
  if (lot?.systeme !== 'chorus' || !services.some((one) => one.id === lot.id_service)) return lotInconnu;
  return ok(lot);
}
