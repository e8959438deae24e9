import { notePageEndpoints } from '@asso/contract/contenu/note-page.endpoints';
import { notesFact } from '@asso/contract/kernel/page-facts';
import { contenuProblems } from '@asso/domain/contenu/contenu.problems';
import { feature } from '../platform/feature.ts';
import { notePageHandlers, notesForEverybody } from './note-page.handlers.ts';

export const contenuFeature = feature({
  name: 'contenu',
  endpoints: { notes: notePageEndpoints },
  problems: [contenuProblems],
  build: (platform) => ({
    handlers: { notes: notePageHandlers(platform) },
    pageFacts: async () => ({ [notesFact]: await notesForEverybody(platform) }),
  }),
});
