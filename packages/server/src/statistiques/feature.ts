// Figures: for services and administrators, for the public, and open data (essential data of grants).
// Open first: `portee.ts` (whose dossiers a person may count), `statistiques.ts`, `totaux.job.ts` (sums kept, so that a page reads few
// rows).
// `domain/statistiques/delais.rules.ts` says how a delay is counted, the same in public as on screen; `scdl.rows.ts` the columns of open
// data.
// `publication` makes the files (CSV, DCAT) and serves their pages.
import { openDataEndpoints } from '@asso/contract/statistiques/open-data.endpoints';
import { statistiquesEndpoints } from '@asso/contract/statistiques/statistiques.endpoints';
import { statistiquesProblems } from '@asso/domain/statistiques/statistiques.problems';
import { feature } from '../platform/feature.ts';
import { historyListeners } from '../platform/history/history-listeners.ts';
import { openDataHandlers } from './open-data.handlers.ts';
import { adressesDonneesOuvertes, pagesDonneesOuvertes } from './publication/pages-donnees-ouvertes.ts';
import { publishAtOnce, publishWorker } from './publication/publier.job.ts';
import { statistiquesHandlers } from './statistiques.handlers.ts';
import { checkWorker, foldWorker } from './totaux.job.ts';

export const statistiquesFeature = feature({
  name: 'statistiques',
  endpoints: { statistiques: statistiquesEndpoints, openData: openDataEndpoints },
  problems: [statistiquesProblems],
  build: (platform) => {
    historyListeners.add('statistiques', publishAtOnce(platform));
    return {
      handlers: { statistiques: statistiquesHandlers(platform), openData: openDataHandlers(platform) },
      jobs: [foldWorker(platform), checkWorker(platform), publishWorker(platform)],
      pages: pagesDonneesOuvertes(platform),
      sitemap: () => adressesDonneesOuvertes(platform),
    };
  },
});
