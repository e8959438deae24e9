import type { crfEndpoints } from '@asso/contract/crf/crf.endpoints';
import { ajoutChamps, type CrfLu, type CrfView } from '@asso/contract/crf/crf.schemas';
import type { AjoutCrf } from '@asso/contract/crf/crf-ajouts';
import { canBeginCrf } from '@asso/domain/crf/crf.rights';
import { decisionCalls, demarcheCalls } from '../demarche/demarche-calls.ts';
import { dossierRef, readAllowed } from '../dossier/dossier-access.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { type Handlers, refusal } from '../platform/http/handlers.ts';
import type { Platform } from '../platform/platform.ts';
import { crfProjetView } from './crf-view.ts';
import { crfsAttendus } from './crfs-attendus.ts';
import { listResumes } from './crfs-du-dossier.ts';
import { demarcheCrf } from './demarche-crf.ts';
import { loadCrf } from './load-crf.ts';
import { openCrf } from './open-crf.ts';
import { saveCrfProjet } from './save-projet-crf.ts';

export function crfHandlers(platform: Platform): Handlers<typeof crfEndpoints> {
  const { db, clock } = platform;
  const crf = demarcheCalls(platform, demarcheCrf);
  const { decide } = decisionCalls(platform, demarcheCrf);
  const cleOf = (params: { id: string; crf: string }) => ({ dossier: params.id, crf: params.crf });

  return {
    listCrfs: async ({ actor, params }) => {
      const found = await readAllowed(db, { actor, key: params.id, genre: 'subvention' }, 'list');
      if (!found.ok) return found;
      const { id_fo, id_siret, titre } = found.value;
      const crfs = await listResumes(db, found.value, clock.now());
      const canBegin = canBeginCrf(actor, dossierRef(found.value));
      return { ok: true, value: { dossier: { id_fo, id_siret, titre }, crfs, canBegin } };
    },

    listCrfsAttendus: async ({ actor }) => ({
      ok: true,
      value: { items: await crfsAttendus(db, actor, clock.now()) },
    }),

    readCrf: async ({ actor, params, query: { populate = [] } }) => {
      const read = await crf.read({ actor, cle: cleOf(params), droit: 'consult' });
      return read.ok ? { ...read, value: only(read.value, populate) } : read;
    },

    createCrf: async ({ actor, params, body }) => {
      const done = await inTransaction(db, (trx) =>
        openCrf(trx, { actor, key: params.id, exercice: body.exercice, at: clock.now() }),
      );
      if (!done.ok) return done;
      const { ouverture, ...one } = done.value;
      const value = { ...(await demarcheCrf.show(db, one, { actor, now: clock.now() })), ouverture };
      return { ok: true, value, version: value.version };
    },

    saveCrf: ({ actor, params, body }) =>
      crf.save({ actor, cle: cleOf(params), droit: 'edit', changes: body.changes }),

    saveCrfPieces: ({ actor, params, body }) =>
      crf.savePieces({ actor, cle: cleOf(params), droit: 'edit', pieces: body.pieces }),

    saveCrfProjet: async ({ actor, params, body }) => {
      const done = await crf.within({ actor, cle: cleOf(params), droit: 'edit' }, (trx, one, acte) =>
        saveCrfProjet(trx, one, { ...acte, changes: body.changes, id: params.projectId }),
      );
      if (!done.ok) return done;
      const loaded = await loadCrf(db, done.value.found, actor);
      const row = loaded.projets.find(({ id }) => id === done.value.id);
      if (!row) return refusal({ code: 'crf.projet-inconnu' });
      const value = crfProjetView(loaded, row, actor);
      return { ok: true, value, version: value.version };
    },

    transmitCrf: ({ actor, params, ifMatch }) =>
      crf.transmit({ actor, cle: { dossier: params.id_fo, crf: params.crf }, ifMatch }),

    decideCrf: ({ actor, params, body, ifMatch }) =>
      decide({ actor, cle: cleOf(params), droit: 'decide', ifMatch, action: params.action, body }),

    readCrfPdf: ({ actor, params }) => crf.pdf({ actor, cle: cleOf(params) }),
  };
}

/** Keeps the head, and only the additions that were asked for. */
function only({ projets, pieces, historique, ...tete }: CrfView, populate: readonly AjoutCrf[]): CrfLu {
  const rest = { projets, pieces, historique };
  return Object.assign(
    { ...tete },
    ...[...new Set(populate)].map((name) => ({ [ajoutChamps[name]]: rest[ajoutChamps[name]] })),
  );
}
