// Letters of services: models with fields to fill in, one letter for each decision, drawn as a tagged PDF and kept.
// Open first: `modele-courrier.handlers.ts` (a model and its versions), `courriers-de-decision.ts` (the letters of a decision),
// `courrier.pdf.ts`.
// `domain/courrier/champs-fusion.rows.ts` is the table of the fields; `natures-courrier.rules.ts`, which letter goes with which outcome.
// `courriers-remplaces.rules.ts` says which letters a later one replaced. `client/courrier/editeur` is the text editor.
import { courrierEndpoints } from '@asso/contract/courrier/courrier.endpoints';
import { modeleCourrierEndpoints } from '@asso/contract/courrier/modele-courrier.endpoints';
import { courrierProblems } from '@asso/domain/courrier/courrier.problems';
import { usersOfBytes } from '../document/sweep.job.ts';
import { courriersRegistry } from '../dossier/decision/courriers-registry.ts';
import { feature } from '../platform/feature.ts';
import { courrierHandlers } from './courrier.handlers.ts';
import { bytesOfCourriers } from './courrier.sql.ts';
import { decisionCourriers } from './courriers-de-decision.ts';
import { drawCourrierWorker } from './dessiner-courrier.job.ts';
import { addServiceImages } from './images-courrier.ts';
import { modeleCourrierHandlers } from './modele-courrier.handlers.ts';

export const courrierFeature = feature({
  name: 'courrier',
  endpoints: { courrier: courrierEndpoints, modele: modeleCourrierEndpoints },
  problems: [courrierProblems],
  // Each of these calls sends an e-mail.
  limits: { sendEssai: { max: 30, windowSeconds: 3600, by: 'actor' } },
  build: (platform) => {
    courriersRegistry.fill(decisionCourriers(platform));
    addServiceImages();
    if (!usersOfBytes.includes(bytesOfCourriers)) usersOfBytes.push(bytesOfCourriers);
    return {
      handlers: { courrier: courrierHandlers(platform), modele: modeleCourrierHandlers(platform) },
      jobs: [drawCourrierWorker(platform)],
    };
  },
});
