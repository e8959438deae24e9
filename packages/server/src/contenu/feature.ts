// What administrators write and watch: pages, questions, notes on top of a page, models of papers, the journal, « à régler ».
// Open first: `a-regler/read-a-regler.ts` (what is wrong now), `journal.handlers.ts` (who did what), `contenu.handlers.ts` (texts).
// `domain/contenu/journal.words.ts` has the name of every act; `questions` the help, with its search in `questions/recherche.rules.ts`.
// `assistance.handlers.ts` is the help form: `destinataire.ts` finds who answers. Lists that administrators may extend are `referentiel`.
import { aReglerEndpoints } from '@asso/contract/contenu/a-regler.endpoints';
import { assistanceEndpoints } from '@asso/contract/contenu/assistance.endpoints';
import { chiffresEndpoints } from '@asso/contract/contenu/chiffres.endpoints';
import { questionEndpoints, urlEndpoints } from '@asso/contract/contenu/contenu.endpoints';
import { documentModeleEndpoints } from '@asso/contract/contenu/document-modele.endpoints';
import { journalEndpoints } from '@asso/contract/contenu/journal.endpoints';
import { notePageEndpoints } from '@asso/contract/contenu/note-page.endpoints';
import { usageEndpoints } from '@asso/contract/contenu/usage.endpoints';
import { usagesReferentielEndpoints } from '@asso/contract/contenu/usages-referentiel.endpoints';
import { notesFact } from '@asso/contract/kernel/page-facts';
import { contenus } from '@asso/domain/contenu/contenu.fields';
import { contenuProblems } from '@asso/domain/contenu/contenu.problems';
import { proprietaireModele } from '@asso/domain/contenu/document-modele.rules';
import { ownersOfDocuments } from '../document/document-owners.ts';
import { feature } from '../platform/feature.ts';
import { aReglerHandlers } from './a-regler/a-regler.handlers.ts';
import { assistanceHandlers } from './assistance.handlers.ts';
import { chiffresHandlers } from './chiffres.handlers.ts';
import { questionHandlers, urlHandlers } from './contenu.handlers.ts';
import { documentModeleHandlers } from './document-modele.handlers.ts';
import { journalHandlers } from './journal.handlers.ts';
import { fichiersDesModeles } from './modele-owner.ts';
import { notePageHandlers, notesAbove, notesForEverybody } from './note-page.handlers.ts';
import { pagesLicences } from './pages-licences.ts';
import { usageHandlers } from './usage.handlers.ts';
import { usagesReferentielHandlers } from './usages-referentiel.handlers.ts';

export const contenuFeature = feature({
  name: 'contenu',
  endpoints: {
    notes: notePageEndpoints,
    questions: questionEndpoints,
    urls: urlEndpoints,
    documentsModeles: documentModeleEndpoints,
    assistance: assistanceEndpoints,
    journal: journalEndpoints,
    aRegler: aReglerEndpoints,
    usage: usageEndpoints,
    chiffres: chiffresEndpoints,
    usagesReferentiel: usagesReferentielEndpoints,
  },
  forms: { question: contenus.question, url: contenus.url, document_modele: contenus['document-modele'] },
  problems: [contenuProblems],
  // The two calls below are open to everybody: one sends an e-mail to the help desk, the other stores a row.
  limits: {
    sendEmail: { max: 30, windowSeconds: 3600 },
    sayAvis: { max: 30, windowSeconds: 3600 },
  },
  build: (platform) => {
    ownersOfDocuments.add(proprietaireModele, fichiersDesModeles);
    return {
      handlers: {
        notes: notePageHandlers(platform),
        questions: questionHandlers(platform),
        urls: urlHandlers(platform),
        documentsModeles: documentModeleHandlers(platform),
        assistance: assistanceHandlers(platform),
        journal: journalHandlers(platform),
        aRegler: aReglerHandlers(platform),
        usage: usageHandlers(platform),
        chiffres: chiffresHandlers(platform),
        usagesReferentiel: usagesReferentielHandlers(platform),
      },
      pages: pagesLicences(platform),
      pageNotes: (chemin) => notesAbove(platform, chemin),
      pageFacts: async () => ({ [notesFact]: await notesForEverybody(platform) }),
    };
  },
});
