// Papers that people deposit: received, examined, kept once, shown to whom they belong, removed.
// Open first: `deposit.ts`, then `receive-deposit.ts`; a file waits as provisional (`provisoire.ts`) until something is saved with it.
// Who may read a paper is said by its owner, `document-owners.ts`: each feature above registers its own (a dossier, a file, a message).
// `analyse.job.ts` sends the bytes to the antivirus; a file it refuses is not served.
// `pages/read-page.ts` draws a page as a picture, apart and within bounds (`platform/lecture`).
// `sweep.job.ts` erases what nothing holds any more.
import { documentEndpoints } from '@asso/contract/document/document.endpoints';
import { documentCorrigeFields, documentFields } from '@asso/domain/document/document.fields';
import { documentProblems } from '@asso/domain/document/document.problems';
import { lectureProblems } from '@asso/domain/document/lecture.problems';
import { identifiantProblems } from '@asso/domain/identifiants/identifiants.problems';
import { feature } from '../platform/feature.ts';
import { analyseWorkers } from './analyse.job.ts';
import { documentHandlers } from './document.handlers.ts';
import { ownersOfDocuments } from './document-owners.ts';
import { provisoiresWorker } from './provisoire.ts';
import { sweepWorker } from './sweep.job.ts';

export const documentFeature = feature({
  name: 'document',
  endpoints: { document: documentEndpoints },
  forms: { 'POST /dac/association/documents': documentFields, document_corrige: documentCorrigeFields },
  problems: [documentProblems, lectureProblems, identifiantProblems],
  limits: {
    depositDocument: { max: 120, windowSeconds: 60, by: 'actor' },
    readPage: { max: 240, windowSeconds: 60, by: 'actor' },
  },
  build: (platform) => ({
    handlers: { document: documentHandlers(platform, ownersOfDocuments) },
    jobs: [...analyseWorkers(platform), sweepWorker(platform), provisoiresWorker(platform)],
  }),
});
