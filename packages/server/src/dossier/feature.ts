// What every request of an association to services has, whatever its kind: state, people, papers, messages, signature, receipt.
// Open first: `dossier-kinds.ts`, what a kind must say of itself; `dossier-access.ts`, who holds a dossier and locks it.
// `domain/dossier/instruction.states.ts` has all the moves; `decision/move-instruction.ts` makes one, `decision/decide.ts` decides.
// `liste` is the list of dossiers, everybody's and the queue's: who sees what is `perimetre.sql.ts`, a filter is a row of
// `dossier-filtres.sql.ts`.
// `renvoi` is being sent back for points; `completude`, what a service asks before; `partage`, working with other accounts; `pieces`, the
// papers.
// `signature` asks a person who may sign, proves who it was, and keeps what was signed. `compte-rendu` asks reports, which `crf` answers.
import { completudeEndpoints } from '@asso/contract/dossier/completude.endpoints';
import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import { messageEndpoints } from '@asso/contract/dossier/message.endpoints';
import { missingCrfEndpoints } from '@asso/contract/dossier/missing-crf.endpoints';
import { partageEndpoints } from '@asso/contract/dossier/partage.endpoints';
import { regardEndpoints } from '@asso/contract/dossier/regard.endpoints';
import { relanceEndpoints } from '@asso/contract/dossier/relance.endpoints';
import { renvoiEndpoints } from '@asso/contract/dossier/renvoi.endpoints';
import { signatureEndpoints } from '@asso/contract/dossier/signature.endpoints';
import { dossierProblems } from '@asso/domain/dossier/dossier.problems';
import { signatureProblemes } from '@asso/domain/dossier/signature/signature.problems';
import { suitesOfDossiers } from '../association/suite-dossiers.ts';
import { coffre } from '../compte/coffre.ts';
import { ownersOfDocuments } from '../document/document-owners.ts';
import { feature } from '../platform/feature.ts';
import { usagesDesServices } from '../service/services-en-usage.ts';
import { completudeHandlers } from './completude/completude.handlers.ts';
import { missingCrfHandlers } from './compte-rendu/missing-crf.handlers.ts';
import { dossierHandlers } from './dossier.handlers.ts';
import { kindsOfDossiers } from './dossier-kinds.ts';
import { countOuverts } from './etat-instruction.sql.ts';
import { messageHandlers } from './message/message.handlers.ts';
import { fichiersDesMessages, proprietaireMessage } from './message/message-owner.ts';
import { partageHandlers } from './partage/partage.handlers.ts';
import { rappelWorker } from './rappel/rappel.job.ts';
import { relanceHandlers } from './rappel/relance.handlers.ts';
import { regardHandlers } from './regard/regard.handlers.ts';
import { renvoiHandlers } from './renvoi/renvoi.handlers.ts';
import { rappelSignatureWorker } from './signature/rappel-signature.job.ts';
import { signatureHandlers } from './signature/signature.handlers.ts';
import { suiteDesDossiers } from './succession.sql.ts';

export const dossierFeature = feature({
  name: 'dossier',
  endpoints: {
    dossier: dossierEndpoints,
    completude: completudeEndpoints,
    message: messageEndpoints,
    renvoi: renvoiEndpoints,
    missingCrf: missingCrfEndpoints,
    partage: partageEndpoints,
    regard: regardEndpoints,
    relance: relanceEndpoints,
    signature: signatureEndpoints,
  },
  problems: [dossierProblems, signatureProblemes],
  limits: {
    // This limit keeps anybody from finding the code of a dossier by trying.
    lookAtDossier: { max: 20, windowSeconds: 600, by: 'actor' },
    // One of these calls may send an e-mail to each person on the other side.
    sendMessage: { max: 30, windowSeconds: 3600, by: 'actor' },
    notifyDossier: { max: 20, windowSeconds: 3600, by: 'actor' },
    // Asking for a signature, asking again and sending a code each send an e-mail to one person.
    askSignature: { max: 20, windowSeconds: 3600, by: 'actor' },
    changeSignature: { max: 20, windowSeconds: 3600, by: 'actor' },
    sendCodeSignature: { max: 5, windowSeconds: 900, by: 'actor' },
    // Keeps anybody from trying one code after another.
    signDossier: { max: 20, windowSeconds: 900, by: 'actor' },
  },
  build: (platform) => {
    suitesOfDossiers.add('dossier', suiteDesDossiers);
    usagesDesServices.add('service.dossiers-ouverts', countOuverts);
    ownersOfDocuments.add(proprietaireMessage, fichiersDesMessages);
    return {
      handlers: {
        dossier: dossierHandlers(platform, kindsOfDossiers),
        completude: completudeHandlers(platform, kindsOfDossiers),
        message: messageHandlers(platform),
        renvoi: renvoiHandlers(platform, kindsOfDossiers),
        missingCrf: missingCrfHandlers(platform),
        partage: partageHandlers(platform),
        regard: regardHandlers(platform, kindsOfDossiers),
        relance: relanceHandlers(platform),
        signature: signatureHandlers(platform, coffre(platform.config)),
      },
      jobs: [rappelWorker(platform, kindsOfDossiers), rappelSignatureWorker(platform)],
    };
  },
});
