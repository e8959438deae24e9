import type { CarteSubvention, repertoireEndpoints } from '@asso/contract/catalogue/repertoire.endpoints';
import type { SubventionView } from '@asso/contract/subvention/subvention.schemas';
import { type Eligibilite, isElsewhere } from '@asso/domain/catalogue/eligibilite.rules';
import { alerteProblems } from '@asso/domain/catalogue/public/alerte.rules';
import {
  type EtapeRecherche,
  type EtapesRecherche,
  listEtapes,
} from '@asso/domain/catalogue/recherche/etapes-recherche.rules';
import { sayEtape } from '@asso/domain/catalogue/recherche/recherche.words';
import { readCursor } from '../platform/db/keyset.sql.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { type Handlers, refusal } from '../platform/http/handlers.ts';
import type { Platform } from '../platform/platform.ts';
import { findCurrentCampagne, findEditionCampagne } from '../subvention/subvention.sql.ts';
import { ouvertureOfAll, subventionViews } from '../subvention/subvention-view.ts';
import { countAlertes, deleteAlerte, insertAlerte, listAlertes } from './alerte.sql.ts';
import { eligibiliteFor, readCampagneServices, readCandidature, toProfil } from './eligibilite.ts';
import { understandMots } from './recherche/recherche-catalogue.ts';
import { listFacettes, ordreRepertoire, type RepertoirePage, searchRepertoire } from './repertoire.sql.ts';

export function repertoireHandlers({ db, clock }: Platform): Handlers<typeof repertoireEndpoints> {
  const unknown = refusal({ code: 'subvention.inconnue' });

  return {
    searchRepertoire: async ({ actor, query }) => {
      const { q, id_asso, toutes, ouvertures, limit, territoires, themes, publics } = query;
      const cursor = readCursor(query.cursor, ordreRepertoire);
      if (!cursor.ok) return cursor;
      const now = clock.now();
      const known = id_asso === undefined ? null : await readCandidature(db, { actor, id_asso, now });
      if (known && !known.ok) return known;
      const connue = known?.value ?? null;
      const { classement, phrases } = await understandMots(db, q ?? '');
      const filtres = { territoires, themes, publics };
      const asked = {
        pour: connue && toutes !== true ? toProfil(connue) : null,
        now,
        limit,
        cursor: cursor.value,
      };
      const hasFiltres = [territoires, themes, publics, ouvertures].some((values) => values?.length);
      const [{ etape, rows, ...page }, facettes] = await Promise.all([
        searchEtapes(listEtapes(classement, hasFiltres), ({ scores, hasFiltres: isFiltered }) =>
          searchRepertoire(db, {
            ...asked,
            scores,
            ...(isFiltered ? { filtres, ouvertures } : { filtres: {} }),
          }),
        ),
        listFacettes(db, now),
      ]);
      const [views, services] = await Promise.all([
        subventionViews(db, rows, now),
        connue ? readCampagneServices(db, rows) : [],
      ]);
      const eligibilites = rows.map((row) => connue && eligibiliteFor(connue, row, services));
      const items = views.map((view, index) => carteOf(view, eligibilites[index] ?? null));
      const tri = etape.scores === null ? ('echeance' as const) : ('mots' as const);
      const compris = { phrases, proches: sayEtape(etape.nom), tri };
      return { ok: true, value: { ...page, items, totalExact: true, facettes, compris } };
    },

    readEligibilite: async ({ actor, params: { code }, query: { id_asso, exercice } }) => {
      const now = clock.now();
      const campagne =
        exercice === undefined
          ? await findCurrentCampagne(db, code, now)
          : await findEditionCampagne(db, { code, exercice });
      if (!campagne) return unknown;
      const known = await readCandidature(db, { actor, id_asso, now });
      if (!known.ok) return known;
      const services = await readCampagneServices(db, [campagne]);
      return { ok: true, value: eligibiliteFor(known.value, campagne, services) };
    },

    listAlertes: async ({ actor }) => {
      const rows = await listAlertes(db, actor.id, clock.now());
      const items = rows.map((row) => ({ ...row, demandee_le: row.demandee_le.toISOString() }));
      return { ok: true, value: { items } };
    },

    addAlerte: async ({ actor, params: { code } }) => {
      const campagne = await findCurrentCampagne(db, code, clock.now());
      if (!campagne?.active) return unknown;
      const at = clock.now();
      const { id_subvention } = campagne;
      return inTransaction(db, async (trx) => {
        const alertes = await countAlertes(trx, actor.id);
        const [problem] = alerteProblems({ ouverture: ouvertureOfAll(campagne, at), alertes });
        if (problem) return refusal(problem);
        await insertAlerte(trx, { id_utilisateur: actor.id, id_subvention, demandee_le: at });
        return { ok: true, value: { code, isAverti: true } };
      });
    },

    removeAlerte: async ({ actor, params: { code } }) => {
      const campagne = await findCurrentCampagne(db, code, clock.now());
      if (!campagne) return unknown;
      await deleteAlerte(db, { id_utilisateur: actor.id, id_subvention: campagne.id_subvention });
      return { ok: true, value: { code, isAverti: false } };
    },
  };
}

/** Gives what the first step that finds something finds; those reserved to others are counted as the whole search does. */
async function searchEtapes(
  [first, ...others]: EtapesRecherche,
  search: (etape: EtapeRecherche) => Promise<RepertoirePage>,
): Promise<RepertoirePage & { etape: EtapeRecherche }> {
  let [etape, page] = [first, await search(first)];
  const { masquees } = page;
  for (const next of others) {
    if (page.total > 0) break;
    [etape, page] = [next, await search(next)];
  }
  return { ...page, masquees: masquees || page.masquees, etape };
}

function carteOf({ campagne, ...view }: SubventionView, found: Eligibilite | null): CarteSubvention {
  const { titre, presentation, fuseau, sous_dispositifs, territoires, themes, publics } = campagne;
  return {
    ...view,
    campagne: { titre, presentation, fuseau, sous_dispositifs, territoires, themes, publics },
    eligibilite: found && { verdict: found.verdict, phrase: found.phrase, estDAilleurs: isElsewhere(found) },
  };
}
