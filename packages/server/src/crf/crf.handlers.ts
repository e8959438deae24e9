import type { crfEndpoints } from '@asso/contract/crf/crf.endpoints';
import { type CrfLu, type CrfView, champsDesAjouts } from '@asso/contract/crf/crf.schemas';
import type { AjoutCrf } from '@asso/contract/crf/crf-ajouts';
import type { Actor } from '@asso/domain/compte/actor';
import { canBeginCrf } from '@asso/domain/crf/crf.rights';
import { nomFichierPdf } from '@asso/domain/dossier/nom-fichier.words';
import type { Result } from '@asso/domain/kernel/result';
import { readAllowed, refOf } from '../dossier/dossier-access.ts';
import type { Tx } from '../platform/db/database.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { type Answer, fileAnswer, type Handlers, type Refused, refusal } from '../platform/http/handlers.ts';
import { drawApart } from '../platform/pdf/draw-apart.ts';
import type { Platform } from '../platform/platform.ts';
import type { crfPdf } from './crf.pdf.ts';
import { type FoundCrf, lockAllowedCrf, outdatedCrf, readAllowedCrf } from './crf-access.ts';
import { crfProjetView, crfView } from './crf-view.ts';
import { crfsAttendus } from './crfs-attendus.ts';
import { listResumes } from './crfs-du-dossier.ts';
import { loadCrf } from './load-crf.ts';
import { decideCrf, transmitCrf } from './move-crf.ts';
import { openCrf } from './open-crf.ts';
import { saveCrf, saveCrfProjet } from './save-crf.ts';
import { savePiecesCrf } from './save-pieces-crf.ts';

const drawCrf = drawApart<typeof crfPdf>(new URL('./crf.pdf.ts', import.meta.url), 'crfPdf');

type Done<T> = Result<T> | Answer<T> | Refused;

export function crfHandlers(platform: Platform): Handlers<typeof crfEndpoints> {
  const { db, clock } = platform;
  const viewOf = async (actor: Actor, found: FoundCrf, ouverture?: CrfView['ouverture']) =>
    crfView(db, await loadCrf(db, found, actor), { actor, now: clock.now(), ouverture });

  /** Runs the work in a transaction, then answers the report as this person reads it once it is committed. */
  const shown = async (actor: Actor, work: (trx: Tx) => Promise<Done<FoundCrf>>) => {
    const done = await inTransaction(db, work);
    if (!done.ok) return done as Refused;
    const value = await viewOf(actor, done.value);
    return { ok: true as const, value, version: value.version };
  };

  return {
    listCrfs: async ({ actor, params }) => {
      const found = await readAllowed(db, { actor, key: params.id, genre: 'subvention' }, 'list');
      if (!found.ok) return found;
      const { id_fo, id_siret, titre } = found.value;
      const crfs = await listResumes(db, found.value, clock.now());
      const canBegin = canBeginCrf(actor, refOf(found.value));
      return { ok: true, value: { dossier: { id_fo, id_siret, titre }, crfs, canBegin } };
    },

    listCrfsAttendus: async ({ actor }) => ({
      ok: true,
      value: { items: await crfsAttendus(db, actor, clock.now()) },
    }),

    readCrf: async ({ actor, params, query: { populate = [] } }) => {
      const found = await readAllowedCrf(db, { actor, dossier: params.id, crf: params.crf });
      if (!found.ok) return found;
      const value = only(await viewOf(actor, found.value), populate);
      return { ok: true, value, version: value.version };
    },

    createCrf: async ({ actor, params, body }) => {
      const done = await inTransaction(db, (trx) =>
        openCrf(trx, { actor, key: params.id, exercice: body.exercice, at: clock.now() }),
      );
      if (!done.ok) return done;
      const value = await viewOf(actor, done.value, done.value.ouverture);
      return { ok: true, value, version: value.version };
    },

    saveCrf: ({ actor, params, body }) =>
      shown(actor, async (trx) => {
        const found = await lockAllowedCrf(trx, { actor, dossier: params.id, crf: params.crf }, 'edit');
        return found.ok
          ? saveCrf(trx, found.value, { actor, changes: body.changes, at: clock.now() })
          : found;
      }),

    saveCrfPieces: ({ actor, params, body }) =>
      shown(actor, async (trx) => {
        const found = await lockAllowedCrf(trx, { actor, dossier: params.id, crf: params.crf }, 'edit');
        return found.ok
          ? savePiecesCrf(trx, found.value, { actor, pieces: body.pieces, at: clock.now() })
          : found;
      }),

    saveCrfProjet: async ({ actor, params, body }) => {
      const done = await inTransaction(db, async (trx) => {
        const found = await lockAllowedCrf(trx, { actor, dossier: params.id, crf: params.crf }, 'edit');
        if (!found.ok) return found;
        const save = { actor, changes: body.changes, at: clock.now(), id: params.projectId };
        return saveCrfProjet(trx, found.value, save);
      });
      if (!done.ok) return done;
      const loaded = await loadCrf(db, done.value.found, actor);
      const row = loaded.projets.find(({ id }) => id === done.value.id);
      if (!row) return refusal({ code: 'crf.projet-inconnu' });
      const value = crfProjetView(loaded, row, actor);
      return { ok: true, value, version: value.version };
    },

    transmitCrf: ({ actor, params, ifMatch }) =>
      shown(actor, async (trx) => {
        const place = { actor, dossier: params.id_fo, crf: params.crf };
        const found = await lockAllowedCrf(trx, place, 'transmit');
        if (!found.ok) return found;
        const move = { found: found.value, actor, at: clock.now() };
        return outdatedCrf(found.value, ifMatch) ?? transmitCrf(platform, trx, move);
      }),

    decideCrf: ({ actor, params, body, ifMatch }) =>
      shown(actor, async (trx) => {
        const place = { actor, dossier: params.id, crf: params.crf };
        const found = await lockAllowedCrf(trx, place, 'decide');
        if (!found.ok) return found;
        const move = { found: found.value, actor, at: clock.now(), action: params.action, ...body };
        return outdatedCrf(found.value, ifMatch) ?? decideCrf(platform, trx, move);
      }),

    readCrfPdf: async ({ actor, params }) => {
      const found = await readAllowedCrf(db, { actor, dossier: params.id, crf: params.crf }, 'list');
      if (!found.ok) return found;
      const view = await viewOf(actor, found.value);
      const content = await drawCrf(view, clock.now());
      const quoi = `compte-rendu-${view.description.exercice}`;
      const name = nomFichierPdf({ id_fo: view.id_fo, quoi, association: view.dossier.nom });
      return fileAnswer({ content, name, type: 'application/pdf' });
    },
  };
}

/** Keeps the head, and only the additions that were asked for. */
function only({ projets, pieces, historique, ...tete }: CrfView, populate: readonly AjoutCrf[]): CrfLu {
  const rest = { projets, pieces, historique };
  return Object.assign(
    { ...tete },
    ...[...new Set(populate)].map((name) => ({ [champsDesAjouts[name]]: rest[champsDesAjouts[name]] })),
  );
}
