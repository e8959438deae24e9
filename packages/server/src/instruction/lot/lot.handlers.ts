import type { lotEndpoints } from '@asso/contract/instruction/lot.endpoints';
import type { LotView } from '@asso/contract/instruction/lot.schemas';
import type { Actor } from '@asso/domain/compte/actor';
import { refused } from '@asso/domain/kernel/result';
import { findCourriers } from '../../courrier/courrier.sql.ts';
import { readCursor } from '../../platform/db/keyset.sql.ts';
import { type Answer, fileAnswer, type Handlers } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/platform.ts';
import { saveLotLigne, saveParametres } from './change-lot.ts';
import { readDossiersById } from './examine-lot.ts';
import { launchLot, resumeLot, retryLot } from './launch-lot.ts';
import {
  findLot,
  type LigneRow,
  type LotRow,
  ligneOrder,
  listLignes,
  listLotCourriers,
  listLots,
  lotOrder,
  pageLignes,
} from './lot.sql.ts';
import { courriersZip, joinCourriersPdf, rapportCsv } from './lot-fichiers.ts';
import { ligneView, lotItem, lotView } from './lot-view.ts';
import { isOwnLot, lotIntrouvable, openLot } from './open-lot.ts';
import { prepareLot } from './prepare-lot.ts';

export function lotHandlers(platform: Platform): Handlers<typeof lotEndpoints> {
  const { db } = platform;

  const shown = async (id: string): Promise<Answer<LotView>> => {
    const row = await findLot(db, id);
    return row ? { ok: true, value: await lotView(db, row), version: row.version } : lotIntrouvable;
  };

  const lignesView = async (actor: Actor, lot: LotRow, rows: readonly LigneRow[]) => {
    const dossiers = await readDossiersById(
      db,
      rows.map(({ id_dossier }) => id_dossier),
    );
    return rows.map((row) => ligneView(row, { dossier: dossiers.get(row.id_dossier), lot, actor }));
  };

  return {
    createLot: async ({ actor, body }) => {
      const prepared = await prepareLot(platform, { actor, body });
      return prepared.ok ? shown(prepared.value) : prepared;
    },

    listLots: async ({ actor, query }) => {
      const cursor = readCursor(query.cursor, lotOrder);
      if (!cursor.ok) return cursor;
      const page = await listLots(db, { id_utilisateur: actor.id, limit: query.limit, cursor: cursor.value });
      const { rows, next, previous } = page;
      const items = rows.filter((row) => isOwnLot(actor, row)).map(lotItem);
      return { ok: true, value: { items, next, previous } };
    },

    readLot: async ({ actor, params: { id } }) => {
      const found = await openLot(db, { actor, id });
      return found.ok ? shown(id) : found;
    },

    listLignes: async ({ actor, params: { id }, query: { etats, limit, cursor: text } }) => {
      const found = await openLot(db, { actor, id });
      if (!found.ok) return found;
      const cursor = readCursor(text, ligneOrder);
      if (!cursor.ok) return cursor;
      const page = await pageLignes(db, { id_lot: id, etats, limit, cursor: cursor.value });
      const { rows, next, previous } = page;
      return { ok: true, value: { items: await lignesView(actor, found.value, rows), next, previous } };
    },

    saveLot: async ({ actor, params: { id }, body, ifMatch }) => {
      const changed = await saveParametres(platform, { actor, id, ifMatch }, body);
      return changed.ok ? shown(id) : changed;
    },

    saveLigne: async ({ actor, params: { id, rang }, body, ifMatch }) => {
      const changed = await saveLotLigne(platform, { actor, id, ifMatch }, { rang, ...body });
      if (!changed.ok) return changed;
      const lot = await findLot(db, id);
      const rows = (await listLignes(db, id)).filter((one) => one.rang === rang);
      const [ligne] = lot ? await lignesView(actor, lot, rows) : [];
      if (!lot || !ligne) return lotIntrouvable;
      return { ok: true, value: { lot: await lotView(db, lot), ligne }, version: lot.version };
    },

    launchLot: async ({ actor, params: { id }, ifMatch }) => {
      const launched = await launchLot(platform, { actor, id, ifMatch });
      return launched.ok ? shown(id) : launched;
    },

    retryLot: async ({ actor, params: { id }, body: { rangs } }) => {
      const retried = await retryLot(platform, { actor, id, rangs });
      return retried.ok ? shown(id) : retried;
    },

    reprendreLot: async ({ actor, params: { id } }) => {
      const taken = await resumeLot(platform, { actor, id });
      return taken.ok ? shown(id) : taken;
    },

    readLotCourriers: async ({ actor, params: { id, format } }) => {
      const found = await openLot(db, { actor, id });
      if (!found.ok) return found;
      const ids = await listLotCourriers(db, id);
      if (ids.length === 0) return refused({ code: 'lot.sans-lettre' });
      const name = `lettres-${found.value.cree_le.toISOString().slice(0, 10)}.${format}`;
      if (format === 'zip') {
        const content = courriersZip(platform, await findCourriers(db, ids));
        return fileAnswer({ content, name, type: 'application/zip' });
      }
      const content = await joinCourriersPdf(platform, ids, lotItem(found.value).titre);
      return fileAnswer({ content, name, type: 'application/pdf' });
    },

    readLotRapport: async ({ actor, params: { id } }) => {
      const found = await openLot(db, { actor, id });
      if (!found.ok) return found;
      const lignes = await lignesView(actor, found.value, await listLignes(db, id));
      const name = `rapport-${found.value.cree_le.toISOString().slice(0, 10)}.csv`;
      return fileAnswer({ content: Buffer.from(rapportCsv(lignes)), name, type: 'text/csv' });
    },
  };
}
