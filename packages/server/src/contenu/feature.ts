import { assistanceEndpoints } from '@asso/contract/contenu/assistance.endpoints';
import {
  documentModeleEndpoints,
  questionEndpoints,
  urlEndpoints,
} from '@asso/contract/contenu/contenu.endpoints';
import { journalEndpoints } from '@asso/contract/contenu/journal.endpoints';
import { notePageEndpoints } from '@asso/contract/contenu/note-page.endpoints';
import { usageEndpoints } from '@asso/contract/contenu/usage.endpoints';
import { notesFact } from '@asso/contract/kernel/page-facts';
import { contenuProblems } from '@asso/domain/contenu/contenu.problems';
import { feature } from '../platform/feature.ts';
import { assistanceHandlers } from './assistance.handlers.ts';
import { documentModeleHandlers, questionHandlers, urlHandlers } from './contenu.handlers.ts';
import { journalHandlers } from './journal.handlers.ts';
import { notePageHandlers, notesForEverybody } from './note-page.handlers.ts';
import { usageHandlers } from './usage.handlers.ts';

export const contenuFeature = feature({
  name: 'contenu',
  endpoints: {
    notes: notePageEndpoints,
    questions: questionEndpoints,
    urls: urlEndpoints,
    documentsModeles: documentModeleEndpoints,
    assistance: assistanceEndpoints,
    journal: journalEndpoints,
    usage: usageEndpoints,
  },
  problems: [contenuProblems],
  // Each is an e-mail to the help desk.
  limits: {
    sendEmail: { max: 30, windowSeconds: 3600 },
    sayAvis: { max: 30, windowSeconds: 3600 },
  },
  build: (platform) => ({
    handlers: {
      notes: notePageHandlers(platform),
      questions: questionHandlers(platform),
      urls: urlHandlers(platform),
      documentsModeles: documentModeleHandlers(platform),
      assistance: assistanceHandlers(platform),
      journal: journalHandlers(platform),
      usage: usageHandlers(platform),
    },
    pageFacts: async () => ({ [notesFact]: await notesForEverybody(platform) }),
  }),
});
