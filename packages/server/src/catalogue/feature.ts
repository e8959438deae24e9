// Aids as services prepare, publish and close them, and as the public and associations find them.
// Open first: `offre.ts`, what a published form of any kind is (draft, versions, history), and `change-offre.ts`, the acts on one;
// `offre-campagne.ts` says what a campaign is of it. `change-cloture.ts` moves the days of a published one.
// `domain/catalogue/campagne-rubriques.rows.ts` is the table of the form that describes a campaign; `eligibilite.rules.ts` answers whether
// one may ask (what refuses to begin is `domain/subvention/creation.rules.ts`).
// `public` serves what one reads without an account: `pages-publiques.ts` has the pages, whole in their HTML; `recherche-publique.ts` the
// filters. `recherche` understands the words of a search, with and without an account, by `domain/catalogue/recherche`, whose
// `synonymes.rows.ts` is the table of words that mean the same.
// `abonnement` tells by mail who follows an aid or a search. `ouverture.job.ts` tells who awaited an opening; `cloture.job.ts`, who had
// begun, that a closing moved.
// `client/catalogue/offre` is the editor that campaigns and agréments share.
import { attenduEndpoints } from '@asso/contract/catalogue/attendu.endpoints';
import { campagneEndpoints } from '@asso/contract/catalogue/campagne.endpoints';
import { publicEndpoints } from '@asso/contract/catalogue/public.endpoints';
import { repertoireEndpoints } from '@asso/contract/catalogue/repertoire.endpoints';
import { campagneProblems } from '@asso/domain/catalogue/campagne.problems';
import { campagneFields } from '@asso/domain/catalogue/campagne-options.fields';
import { catalogueProblems } from '@asso/domain/catalogue/catalogue.problems';
import { modeles } from '@asso/domain/catalogue/modele-attendu.rules';
import { feature } from '../platform/feature.ts';
import { serviceUsages } from '../service/services-en-usage.ts';
import { alertWorker, purgeAbonnementsWorker } from './abonnement/abonnement.job.ts';
import { pagesAbonnement } from './abonnement/pages-abonnement.ts';
import { attenduHandlers } from './attendu.handlers.ts';
import { campagneHandlers } from './campagne.handlers.ts';
import { countOfReferent } from './campagne.sql.ts';
import { clotureWorker } from './cloture.job.ts';
import { ouvertureWorker } from './ouverture.job.ts';
import { donneWorker } from './public/donne.job.ts';
import { adressesPubliques, pagesPubliques } from './public/pages-publiques.ts';
import { publicHandlers } from './public/public.handlers.ts';
import { repertoireHandlers } from './repertoire.handlers.ts';

export const catalogueFeature = feature({
  name: 'catalogue',
  endpoints: {
    public: publicEndpoints,
    repertoire: repertoireEndpoints,
    campagne: campagneEndpoints,
    attendu: attenduEndpoints,
  },
  forms: {
    campagne: campagneFields,
    champ_attendu: modeles.champ.fields,
    document_attendu: modeles.document.fields,
  },
  problems: [catalogueProblems, campagneProblems],
  build: (platform) => {
    serviceUsages.add('service.subventions-referent', countOfReferent);
    return {
      handlers: {
        public: publicHandlers(platform),
        repertoire: repertoireHandlers(platform),
        campagne: campagneHandlers(platform),
        attendu: attenduHandlers(platform),
      },
      jobs: [
        ouvertureWorker(platform),
        clotureWorker(platform),
        donneWorker(platform),
        alertWorker(platform),
        purgeAbonnementsWorker(platform),
      ],
      pages: [...pagesPubliques(platform), ...pagesAbonnement(platform)],
      sitemap: () => adressesPubliques(platform),
    };
  },
});
