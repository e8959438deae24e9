// The desk of services: the queue, one dossier open, deciding alone or many at once, opinions, envelopes.
// Open first: `conclusion/conclure.ts` (a decision waits some minutes, `depart.job.ts` makes it), `lot` (the same for many), `avis` (asking
// an opinion).
// `bureau` is what a service writes for itself on a dossier: who works on it, labels, notes. `enveloppe` is the money of an edition.
// `domain/instruction/colonnes-file.rows.ts` and `vues-file.rows.ts` are the columns and views of the queue; the query is `dossier/liste`.
// `absence` says who is away and who receives: the day, the assignment and the mails follow (`absence/effectif.ts`).
// `aiguillage` assigns what arrives by rules; `signaux` are the flags that stop; `modification` amends a decision that has left.
// The association reads none of it before the decision.
import { absenceEndpoints } from '@asso/contract/instruction/absence.endpoints';
import { aiguillageEndpoints } from '@asso/contract/instruction/aiguillage.endpoints';
import { ailleursEndpoints } from '@asso/contract/instruction/ailleurs.endpoints';
import { avisEndpoints } from '@asso/contract/instruction/avis.endpoints';
import { bureauEndpoints } from '@asso/contract/instruction/bureau.endpoints';
import { commissionEndpoints } from '@asso/contract/instruction/commission.endpoints';
import { conclusionEndpoints } from '@asso/contract/instruction/conclusion.endpoints';
import { enveloppeEndpoints } from '@asso/contract/instruction/enveloppe.endpoints';
import { exportEndpoints } from '@asso/contract/instruction/export.endpoints';
import { groupesEndpoints } from '@asso/contract/instruction/groupes.endpoints';
import { jourEndpoints } from '@asso/contract/instruction/jour.endpoints';
import { lotEndpoints } from '@asso/contract/instruction/lot.endpoints';
import { noteEndpoints } from '@asso/contract/instruction/note.endpoints';
import { signauxEndpoints } from '@asso/contract/instruction/signaux.endpoints';
import { tableauEndpoints } from '@asso/contract/instruction/tableau.endpoints';
import { versementsEndpoints } from '@asso/contract/instruction/versements.endpoints';
import { vueEndpoints } from '@asso/contract/instruction/vue.endpoints';
import { instructionProblems } from '@asso/domain/instruction/instruction.problems';
import { lotProblems } from '@asso/domain/instruction/lot.problems';
import { ownersOfDocuments } from '../document/document-owners.ts';
import { checksOfAccords } from '../dossier/decision/accord-checks.ts';
import { mouvementSuites } from '../dossier/decision/suites-mouvement.ts';
import { feature } from '../platform/feature.ts';
import { checksOfPropositions } from '../subvention/proposition/proposition-checks.ts';
import { absenceHandlers } from './absence/absence.handlers.ts';
import { purgeAbsencesWorker } from './absence/absence.job.ts';
import { aiguillageHandlers } from './aiguillage/aiguillage.handlers.ts';
import { suiteAiguillage } from './aiguillage/apply-aiguillage.ts';
import { ailleursHandlers } from './ailleurs.handlers.ts';
import { avisHandlers } from './avis/avis.handlers.ts';
import { avisFichiers, proprietaireAvis, readsThroughAvis } from './avis/avis-fichiers.ts';
import { avisRappelWorker } from './avis/avis-rappel.job.ts';
import { suiteAvis } from './avis/tell-avis.ts';
import { bureauHandlers } from './bureau/bureau.handlers.ts';
import { noteHandlers } from './bureau/note.handlers.ts';
import { commissionHandlers } from './commission.handlers.ts';
import { refuseWhileWaiting } from './conclusion/conclure.ts';
import { conclusionHandlers } from './conclusion/conclusion.handlers.ts';
import { departWorker } from './conclusion/depart.job.ts';
import { enveloppeHandlers } from './enveloppe/enveloppe.handlers.ts';
import { checkEnveloppes, checkProposition } from './enveloppe/enveloppe.ts';
import { exportHandlers } from './file/export.handlers.ts';
import { groupesHandlers } from './file/groupes.handlers.ts';
import { tableauHandlers } from './file/tableau.handlers.ts';
import { vueHandlers } from './file/vue.handlers.ts';
import { jourHandlers } from './jour/jour.handlers.ts';
import { lotHandlers } from './lot/lot.handlers.ts';
import { purgeLotsWorker, resumeLots, runLotWorker } from './lot/lot.job.ts';
import { empreinteWorker, suiteEmpreinte } from './signaux/empreinte.job.ts';
import { signauxHandlers } from './signaux/signaux.handlers.ts';
import { versementsHandlers } from './versements/versements.handlers.ts';

export const instructionFeature = feature({
  name: 'instruction',
  endpoints: {
    bureau: bureauEndpoints,
    enveloppe: enveloppeEndpoints,
    commission: commissionEndpoints,
    conclusion: conclusionEndpoints,
    export: exportEndpoints,
    vue: vueEndpoints,
    groupes: groupesEndpoints,
    note: noteEndpoints,
    lot: lotEndpoints,
    avis: avisEndpoints,
    jour: jourEndpoints,
    tableau: tableauEndpoints,
    ailleurs: ailleursEndpoints,
    signaux: signauxEndpoints,
    aiguillage: aiguillageEndpoints,
    versements: versementsEndpoints,
    absence: absenceEndpoints,
  },
  problems: [instructionProblems, lotProblems],

  build: (platform) => {
    checksOfAccords.add(checkEnveloppes);
    mouvementSuites.add('conclusion', { refuse: refuseWhileWaiting });
    mouvementSuites.add('avis', suiteAvis);
    mouvementSuites.add('empreinte', suiteEmpreinte);
    mouvementSuites.add('aiguillage', suiteAiguillage);
    checksOfPropositions.add(checkProposition);
    ownersOfDocuments.add(proprietaireAvis, avisFichiers);
    ownersOfDocuments.addReader(readsThroughAvis);
    return {
      handlers: {
        bureau: bureauHandlers(platform),
        enveloppe: enveloppeHandlers(platform),
        commission: commissionHandlers(platform),
        conclusion: conclusionHandlers(platform),
        export: exportHandlers(platform),
        vue: vueHandlers(platform),
        groupes: groupesHandlers(platform),
        note: noteHandlers(platform),
        lot: lotHandlers(platform),
        avis: avisHandlers(platform),
        jour: jourHandlers(platform),
        tableau: tableauHandlers(platform),
        ailleurs: ailleursHandlers(platform),
        signaux: signauxHandlers(platform),
        aiguillage: aiguillageHandlers(platform),
        versements: versementsHandlers(platform),
        absence: absenceHandlers(platform),
      },
      jobs: [
        runLotWorker(platform),
        purgeLotsWorker(platform),
        avisRappelWorker(platform),
        departWorker(platform),
        empreinteWorker(platform),
        purgeAbsencesWorker(platform),
      ],
      start: () => resumeLots(platform),
    };
  },
});
