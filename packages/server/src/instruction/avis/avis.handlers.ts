import type { avisEndpoints } from '@asso/contract/instruction/avis.endpoints';
import { sayProblem } from '@asso/contract/subvention/say-problem';
import type { Actor } from '@asso/domain/compte/actor';
import type { Result } from '@asso/domain/kernel/result';
import { currentExercice } from '@asso/domain/referentiel/exercices.rules';
import { findDossier } from '../../dossier/dossier.sql.ts';
import { readCursor } from '../../platform/db/keyset.sql.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Handlers, Refused } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/platform.ts';
import { dossierSubventionView } from '../../subvention/dossier-subvention-view.ts';
import { loadDossier } from '../../subvention/load-dossier.ts';
import { instructionIntrouvable, readAtBureau } from '../bureau/bureau-access.ts';
import { answerAvis, askAvis, withdrawAvis } from './ask-avis.ts';
import { type AvisRow, avisOrder, findAvis, listAvisDossier, listAvisRecus } from './avis.sql.ts';
import { keepSharedSections } from './avis-partage.ts';
import { avisView, isConsulte } from './avis-view.ts';

export function avisHandlers(platform: Platform): Handlers<typeof avisEndpoints> {
  const { db, clock } = platform;
  const answer = (actor: Actor, done: Result<AvisRow> | Refused) =>
    done.ok ? { ok: true as const, value: avisView(actor, done.value), version: done.value.version } : done;
  return {
    listAvisDossier: async ({ actor, params }) => {
      const found = await readAtBureau(db, { actor, ...params });
      if (!found.ok) return found;
      const place = { id_dossier: found.value.dossier.id, id_service: params.service };
      const rows = await listAvisDossier(db, place);
      return { ok: true, value: { items: rows.map((row) => avisView(actor, row)) } };
    },

    askAvis: async ({ actor, params, body }) =>
      answer(actor, await inTransaction(db, (trx) => askAvis(platform, trx, { actor, ...params, ...body }))),

    listAvis: async ({ actor, query }) => {
      const cursor = readCursor(query.cursor, avisOrder);
      if (!cursor.ok) return cursor;
      const services = actor.services.map(({ id_service }) => id_service);
      const { rows, ...page } = await listAvisRecus(db, { ...query, services, cursor: cursor.value });
      return { ok: true, value: { ...page, items: rows.map((row) => avisView(actor, row)) } };
    },

    readAvis: async ({ actor, params }) => {
      const row = await findAvis(db, params.avis);
      if (!row || !isConsulte(actor, row)) return instructionIntrouvable;
      const avis = avisView(actor, row);
      return { ok: true, value: { avis, dossier: avis.rights.lire ? await shown(actor, row) : null } };
    },

    answerAvis: async ({ actor, params, body, ifMatch }) => {
      const given = { actor, ...params, ...body, ifMatch };
      return answer(actor, await inTransaction(db, (trx) => answerAvis(platform, trx, given)));
    },

    withdrawAvis: async ({ actor, params, ifMatch }) =>
      answer(
        actor,
        await inTransaction(db, (trx) => withdrawAvis(platform, trx, { actor, ...params, ifMatch })),
      ),
  };

  /** Gives the parts that are shared; null for a kind of dossier that has no such view. */
  async function shown(actor: Actor, { id_dossier, id_service, sections }: AvisRow) {
    const row = await findDossier(db, id_dossier);
    if (row?.genre !== 'subvention') return null;
    const now = clock.now();
    const viewer = { actor, currentYear: currentExercice(now) };
    const loaded = await loadDossier(db, row, { id_service });
    const view = dossierSubventionView(loaded, { viewer, now, say: sayProblem });
    return keepSharedSections(view, sections);
  }
}
