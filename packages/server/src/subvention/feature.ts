// Requests of grants: the choice of an aid, projects and their budgets, papers, transmission, amounts.
// Open first: `dossier-subvention-kind.ts`, this kind of dossier as `dossier` and `demarche` know it; `load-dossier.ts` reads one whole.
// `domain/subvention/dossier-subvention.steps.ts` are the steps; `projet.fields.ts` the fields; `dossier-complet.rules.ts` what blocks a
// transmission.
// `transmission` sends; `grant-montants.ts` writes what is granted; `renouvellement` begins from the dossier of the year before.
// `projet/sync-montants.ts` writes what each service is asked, year by year. `devis` reads a quote into lines.
// `lecture` keeps the answer of a read dossier ready for services, compared every quarter of an hour with plain readings.
import { veilleEndpoints } from '@asso/contract/dossier/veille.endpoints';
import { devisEndpoints } from '@asso/contract/subvention/devis.endpoints';
import {
  createDossierSubventionSchema,
  dossierSubventionEndpoints,
} from '@asso/contract/subvention/dossier-subvention.endpoints';
import { projetEndpoints } from '@asso/contract/subvention/projet.endpoints';
import { propositionEndpoints } from '@asso/contract/subvention/proposition.endpoints';
import { renouvellementEndpoints } from '@asso/contract/subvention/renouvellement.endpoints';
import { subventionEndpoints } from '@asso/contract/subvention/subvention.endpoints';
import { tableauDeBordEndpoints } from '@asso/contract/subvention/tableau-de-bord.endpoints';
import { transmissionEndpoints } from '@asso/contract/subvention/transmission.endpoints';
import { devisProblems } from '@asso/domain/subvention/devis.problems';
import { dossierSubventionFields } from '@asso/domain/subvention/dossier-subvention.fields';
import { projetFields } from '@asso/domain/subvention/projet.fields';
import { subventionProblems } from '@asso/domain/subvention/subvention.problems';
import { readersOfAssociations } from '../association/association-access.ts';
import { ribsPayesDevant, usagesOfRibs } from '../association/collection/rib-usages.ts';
import { demarchesOuvertes } from '../association/demarches.ts';
import { ownersOfDocuments } from '../document/document-owners.ts';
import { usagesOfDocuments } from '../document/document-usages.ts';
import { kindsOfDossiers } from '../dossier/dossier-kinds.ts';
import { dossierPieceUsages } from '../dossier/pieces/pieces-des-dossiers.ts';
import { feature } from '../platform/feature.ts';
import { demarchesSubvention } from './campagnes-ouvertes.ts';
import { devisHandlers } from './devis/devis.handlers.ts';
import { dossierSubventionHandlers } from './dossier-subvention.handlers.ts';
import { kindSubvention } from './dossier-subvention-kind.ts';
import { compareLecturesWorker, purgeLecturesWorker } from './lecture/compare-lectures.job.ts';
import { remplissage } from './lecture/remplir-lectures.ts';
import {
  dossierRibs,
  isRibTransmitted,
  readsThroughDossier,
  readsThroughInstruction,
} from './pieces/dossier-readers.sql.ts';
import { projetHandlers } from './projet/projet.handlers.ts';
import { propositionHandlers } from './proposition/proposition.handlers.ts';
import { renouvellementHandlers } from './renouvellement/renouvellement.handlers.ts';
import { subventionHandlers } from './subvention.handlers.ts';
import { tableauDeBordHandlers } from './tableau-de-bord/tableau-de-bord.handlers.ts';
import { transmissionHandlers } from './transmission/transmission.handlers.ts';
import { purgeVeilleWorker } from './veille/purge-veille.job.ts';
import { veilleHandlers } from './veille/veille.handlers.ts';

export const subventionFeature = feature({
  name: 'subvention',
  endpoints: {
    veille: veilleEndpoints,
    subvention: subventionEndpoints,
    dossier: dossierSubventionEndpoints,
    projet: projetEndpoints,
    transmission: transmissionEndpoints,
    tableauDeBord: tableauDeBordEndpoints,
    proposition: propositionEndpoints,
    renouvellement: renouvellementEndpoints,
    devis: devisEndpoints,
  },
  bodies: { 'POST /demande/dossiers': createDossierSubventionSchema },
  forms: {
    dossier_subvention: dossierSubventionFields,
    projet: projetFields,
    'POST /demande/devis/lecture': {},
  },
  problems: [subventionProblems, devisProblems],
  limits: {
    // Reading a file takes the processor for a while.
    readDevis: { max: 30, windowSeconds: 900, by: 'actor' },
  },
  build: (platform) => {
    kindsOfDossiers.add(kindSubvention);
    ownersOfDocuments.addReader(readsThroughDossier);
    readersOfAssociations.add(readsThroughInstruction);
    usagesOfRibs.add(isRibTransmitted);
    ribsPayesDevant.add(dossierRibs);
    usagesOfDocuments.add(dossierPieceUsages);
    demarchesOuvertes.add(demarchesSubvention);
    const { start, stop } = remplissage(platform);
    return {
      start,
      stop,
      handlers: {
        veille: veilleHandlers(platform),
        subvention: subventionHandlers(platform),
        dossier: dossierSubventionHandlers(platform),
        projet: projetHandlers(platform),
        devis: devisHandlers(platform),
        transmission: transmissionHandlers(platform),
        tableauDeBord: tableauDeBordHandlers(platform),
        proposition: propositionHandlers(platform),
        renouvellement: renouvellementHandlers(platform),
      },
      jobs: [purgeVeilleWorker(platform), compareLecturesWorker(platform), purgeLecturesWorker(platform)],
    };
  },
});
