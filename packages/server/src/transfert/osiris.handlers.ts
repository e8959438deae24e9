import type { osirisEndpoints } from '@asso/contract/transfert/osiris.endpoints';
import { etatsInstruction } from '@asso/domain/dossier/instruction.states';
import { ok, refused } from '@asso/domain/kernel/result';
import { readCursor } from '../platform/db/keyset.sql.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import type { Handlers } from '../platform/http/handlers.ts';
import type { Platform } from '../platform/platform.ts';
import { createLot } from './create-lot.ts';
import { systemeUrl } from './envoyer-lot.job.ts';
import { exportOsiris } from './export-osiris.ts';
import { findLot, listLots } from './lot.sql.ts';
import { lotView } from './lot-view.ts';
import { listLignesOsiris, ordreOsiris, sumOsiris } from './osiris.sql.ts';
import { findReadableProgramme } from './programme-view.ts';

export function osirisHandlers(platform: Platform): Handlers<typeof osirisEndpoints> {
  const { db } = platform;
  return {
    listOsiris: async ({ actor, params, query: { role: _, limit, cursor: asked, ...filtres } }) => {
      const programme = await findReadableProgramme(db, actor, params.programme);
      if (!programme.ok) return programme;
      const cursor = readCursor(asked, ordreOsiris);
      if (!cursor.ok) return cursor;
      const vus = { parts: programme.value.dispositifs, filtres };
      const { rows, ...page } = await listLignesOsiris(db, { ...vus, limit, cursor: cursor.value });
      const items = rows.map(({ decide_le: _, decision_modifiee_le: __, ...row }) => ({
        ...row,
        lib_etat: etatsInstruction[row.etat],
      }));
      return ok({ ...page, items });
    },

    readTotauxOsiris: async ({ actor, params, query: { role: _, ...filtres } }) => {
      const programme = await findReadableProgramme(db, actor, params.programme);
      if (!programme.ok) return programme;
      return ok(await sumOsiris(db, { parts: programme.value.dispositifs, filtres }));
    },

    exportOsiris: async ({ actor, params: { programme: code, format }, query: { role: _, ...filtres } }) => {
      const programme = await findReadableProgramme(db, actor, code);
      if (!programme.ok) return programme;
      return exportOsiris(platform, { actor, programme: programme.value, format, filtres });
    },

    listEnvoisOsiris: async ({ actor, params }) => {
      const programme = await findReadableProgramme(db, actor, params.programme);
      if (!programme.ok) return programme;
      const lots = await listLots(db, { systeme: 'osiris', programme: programme.value.code });
      return ok({ items: lots.map(lotView) });
    },

    sendOsiris: async ({ actor, params, body: { exercice } }) => {
      const programme = await findReadableProgramme(db, actor, params.programme);
      if (!programme.ok) return programme;
      if (!systemeUrl(platform, 'osiris')) return refused({ code: 'transfert.non-relie' });
      const { code, dispositifs: parts } = programme.value;
      const filtres = exercice === null ? {} : { exercice: [exercice] };
      const { nombre, accorde } = await sumOsiris(db, { parts, filtres });
      const { id } = await inTransaction(db, (trx) =>
        createLot(platform, trx, {
          actor,
          systeme: 'osiris',
          id_service: null,
          criteres: { programme: code, exercice },
          nombre,
          montant: accorde,
        }),
      );
      const lot = await findLot(db, id);
      return lot ? ok(lotView(lot)) : refused({ code: 'transfert.lot-introuvable' });
    },
  };
}
