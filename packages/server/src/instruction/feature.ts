// The desk of services: the queue, one dossier open, deciding alone or many at once, opinions, envelopes.
// Open first: `conclusion/conclure.ts` (a decision waits some minutes, `depart.job.ts` makes it), `lot` (the same for many), `avis` (asking
// an opinion).
// `bureau` is what a service writes for itself on a dossier: who works on it, labels, notes. `enveloppe` is the money of an edition.
// `domain/instruction/colonnes-file.rows.ts` and `vues-file.rows.ts` are the columns and views of the queue; the query is `dossier/liste`.
// `aiguillage` assigns what arrives by rules; `signaux` are the flags that stop; `modification` amends a decision that has left.
// The association reads none of it before the decision.
import { aiguillageEndpoints } from '@asso/contract/instruction/aiguillage.endpoints';
import { ailleursEndpoints } from '@asso/contract/instruction/ailleurs.endpoints';
import { avisEndpoints } from '@asso/contract/instruction/avis.endpoints';
import { bureauEndpoints } from '@asso/contract/instruction/bureau.endpoints';
import { commissionEndpoints } from '@asso/contract/instruction/commission.endpoints';
import { conclusionEndpoints } from '@asso/contract/instruction/conclusion.endpoints';
import { enveloppeEndpoints } from '@asso/contract/instruction/enveloppe.endpoints';
import { exportEndpoints } from '@asso/contract/instruction/export.endpoints';
import { groupesEndpoints } from '@asso/contract/instruction/groupes.endpoints';
import { lotEndpoints } from '@asso/contract/instruction/lot.endpoints';
import { noteEndpoints } from '@asso/contract/instruction/note.endpoints';
import { signauxEndpoints } from '@asso/contract/instruction/signaux.endpoints';
import { tableauEndpoints } from '@asso/contract/instruction/tableau.endpoints';
import { vueEndpoints } from '@asso/contract/instruction/vue.endpoints';
import { instructionProblems } from '@asso/domain/instruction/instruction.problems';
import { lotProblems } from '@asso/domain/instruction/lot.problems';
import { ownersOfDocuments } from '../document/document-owners.ts';
import { checksOfAccords } from '../dossier/decision/accord-checks.ts';
import { suitesDesMouvements } from '../dossier/decision/suites-mouvement.ts';
import { feature } from '../platform/feature.ts';
import { checksOfPropositions } from '../subvention/proposition/proposition-checks.ts';
import { aiguillageHandlers } from './aiguillage/aiguillage.handlers.ts';
import { suiteAiguillage } from './aiguillage/apply-aiguillage.ts';
import { ailleursHandlers } from './ailleurs.handlers.ts';
import { avisHandlers } from './avis/avis.handlers.ts';
import { fichiersDesAvis, proprietaireAvis, readsThroughAvis } from './avis/avis-fichiers.ts';
import { avisRappelWorker } from './avis/avis-rappel.job.ts';
import { suiteAvis } from './avis/tell-avis.ts';
import { bureauHandlers } from './bureau/bureau.handlers.ts';
import { noteHandlers } from './bureau/note.handlers.ts';
import { commissionHandlers } from './commission.handlers.ts';
import { refuseTantQuElleAttend } from './conclusion/conclure.ts';
import { conclusionHandlers } from './conclusion/conclusion.handlers.ts';
import { departWorker } from './conclusion/depart.job.ts';
import { enveloppeHandlers } from './enveloppe/enveloppe.handlers.ts';
import { checkEnveloppes, checkProposition } from './enveloppe/enveloppe.ts';
import { exportHandlers } from './file/export.handlers.ts';
import { groupesHandlers } from './file/groupes.handlers.ts';
import { tableauHandlers } from './file/tableau.handlers.ts';
import { vueHandlers } from './file/vue.handlers.ts';
import { lotHandlers } from './lot/lot.handlers.ts';
import { executerLotWorker, purgeLotsWorker, resumeLots } from './lot/lot.job.ts';
import { empreinteWorker, suiteEmpreinte } from './signaux/empreinte.job.ts';
import { signauxHandlers } from './signaux/signaux.handlers.ts';

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
    tableau: tableauEndpoints,
    ailleurs: ailleursEndpoints,
    signaux: signauxEndpoints,
    aiguillage: aiguillageEndpoints,
  },
  problems: [instructionProblems, lotProblems],

  build: (platform) => {
    checksOfAccords.add(checkEnveloppes);
    suitesDesMouvements.add('conclusion', { refuse: refuseTantQuElleAttend });
    suitesDesMouvements.add('avis', suiteAvis);
    suitesDesMouvements.add('empreinte', suiteEmpreinte);
    suitesDesMouvements.add('aiguillage', suiteAiguillage);
    checksOfPropositions.add(checkProposition);
    ownersOfDocuments.add(proprietaireAvis, fichiersDesAvis);
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
        tableau: tableauHandlers(platform),
        ailleurs: ailleursHandlers(platform),
        signaux: signauxHandlers(platform),
        aiguillage: aiguillageHandlers(platform),
      },
      jobs: [
        executerLotWorker(platform),
        purgeLotsWorker(platform),
        avisRappelWorker(platform),
        departWorker(platform),
        empreinteWorker(platform),
      ],
      start: () => resumeLots(platform),
    };
  },
});
