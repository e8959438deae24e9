import type { servicePspEndpoints } from '@asso/contract/pass-sport/service-psp.endpoints';
import { exerciceCourant, nameSaison } from '@asso/domain/pass-sport/exercice.rules';
import { readCursor } from '../../platform/db/keyset.sql.ts';
import { type Handlers, refusal } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/platform.ts';
import { importsHandlers } from '../../referentiel/import/imports-handlers.ts';
import { searchBeneficiaires } from '../beneficiaire/search-beneficiaires.ts';
import { findDossierPsp } from '../dossier-psp.sql.ts';
import { listExercices } from '../exercice.sql.ts';
import { genresPsp } from '../import/genres-psp.ts';
import { noInscription } from '../inscription.sql.ts';
import { exportPaiements } from './export-paiements.ts';
import { moveInscriptions } from './move-inscriptions.ts';
import { listFederationsInscrites, listFile, orderFile, readTotauxFile } from './service-psp.sql.ts';
import { remboursementsView, remboursementView } from './service-psp-view.ts';

export function servicePspHandlers(platform: Platform): Handlers<typeof servicePspEndpoints> {
  const { db, clock } = platform;
  const imports = importsHandlers(platform, genresPsp);
  /** Returns the exercise asked for, else the current one, else the latest. */
  const exerciceOf = async (asked: string | undefined) => {
    const exercices = await listExercices(db);
    const exercice = asked
      ? exercices.find(({ id }) => id === asked)
      : (exerciceCourant(exercices, clock.now()) ?? exercices[0]);
    return { exercice, exercices };
  };
  return {
    listRemboursements: async ({ query }) => {
      const cursor = readCursor(query.cursor, orderFile);
      if (!cursor.ok) return cursor;
      const { exercice, exercices } = await exerciceOf(query.exerciceId);
      const noms = exercices.map(({ id }) => ({ id, saison: nameSaison(id) }));
      if (!exercice) {
        const empty = { items: [], total: 0, totalExact: true, next: null, previous: null };
        const resume = { totaux: noInscription, exercice: null, exercices: noms, federations: [] };
        return { ok: true, value: { ...empty, ...resume } };
      }
      const filtres = {
        exercice_id: exercice.id,
        etats: query.id_etat,
        federation: query.federation,
        departements: query.departement,
        searchQuery: query.searchQuery,
      };
      const [{ rows, ...page }, totaux, federations] = await Promise.all([
        listFile(db, { ...filtres, limit: query.limit, cursor: cursor.value }),
        readTotauxFile(db, filtres),
        listFederationsInscrites(db, exercice.id),
      ]);
      const items = await remboursementsView(db, rows);
      const present = { id: exercice.id, saison: nameSaison(exercice.id) };
      return { ok: true, value: { ...page, items, totaux, exercice: present, exercices: noms, federations } };
    },

    readRemboursement: async ({ params }) => {
      const dossier = await findDossierPsp(db, params.id);
      if (!dossier) return refusal({ code: 'psp-service.introuvable' });
      return { ok: true, value: await remboursementView(db, dossier, clock.now()) };
    },

    moveInscriptionsPsp: ({ actor, body }) => moveInscriptions(platform, { actor, ...body }),

    exportPaiementsPsp: async ({ actor, params, query }) => {
      const { exercice } = await exerciceOf(query.exerciceId);
      if (!exercice) return refusal({ code: 'pass-sport.sans-exercice' });
      return exportPaiements(platform, { actor, format: params.format, exercice_id: exercice.id });
    },

    listBeneficiaires: ({ actor, query, signal }) => searchBeneficiaires(platform, { actor, query, signal }),

    importPsp: imports.importer,
    listImportsPsp: imports.lister,
  };
}
