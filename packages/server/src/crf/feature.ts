// Reports on a grant (« compte rendu financier »): opened after the grant, filled by the association, accepted or sent back by the service.
// Open first: `demarche-crf.ts`, this kind as `demarche` knows it; `open-crf.ts`; `follow-decision.ts` brings what is not sent to the
// amounts of the decision in force.
// `domain/crf/crf.states.ts` are its states; `ecarts.rules.ts`, the gaps that want an explanation; `echeance-crf.rules.ts`, the day it is
// due.
// A report has as many parts as the dossier had projects: `crf-projet.sql.ts`, `save-projet-crf.ts`.
// `relance-crf.ts` and `rappel-crf.job.ts` remind; `crfs-attendus.ts` lists what is due, for associations and services.
import { crfEndpoints } from '@asso/contract/crf/crf.endpoints';
import { crfFields } from '@asso/domain/crf/crf.fields';
import { crfProblems } from '@asso/domain/crf/crf.problems';
import { crfProjetFields } from '@asso/domain/crf/crf-projet.fields';
import { ownersOfDocuments } from '../document/document-owners.ts';
import { usagesOfDocuments } from '../document/document-usages.ts';
import { comptesRendus } from '../dossier/compte-rendu/comptes-rendus.ts';
import { crfTransmis } from '../dossier/compte-rendu/crf-transmis.sql.ts';
import { crfRelanceRegistry } from '../dossier/compte-rendu/relance-crf.ts';
import { mouvementSuites } from '../dossier/decision/suites-mouvement.ts';
import { feature } from '../platform/feature.ts';
import { crfHandlers } from './crf.handlers.ts';
import { crfDocumentUsages, readsThroughCrf } from './crf-documents.sql.ts';
import { crfParti } from './crf-list.sql.ts';
import { crfSuiteEnd, dossierCrfs } from './crfs-du-dossier.ts';
import { rappelCrfWorker } from './rappel-crf.job.ts';
import { relanceCrf } from './relance-crf.ts';

export const crfFeature = feature({
  name: 'crf',
  endpoints: { crf: crfEndpoints },
  forms: { crf: crfFields, crf_projet: crfProjetFields },
  problems: [crfProblems],
  build: (platform) => {
    comptesRendus.fill(dossierCrfs(() => platform.clock.now()));
    mouvementSuites.add('crf', crfSuiteEnd);
    crfTransmis.add(crfParti);
    crfRelanceRegistry.fill(relanceCrf);
    ownersOfDocuments.addReader(readsThroughCrf);
    usagesOfDocuments.add(crfDocumentUsages);
    return { handlers: { crf: crfHandlers(platform) }, jobs: [rappelCrfWorker(platform)] };
  },
});
