import { courrierEndpoints } from '@asso/contract/courrier/courrier.endpoints';
import { modeleCourrierEndpoints } from '@asso/contract/courrier/modele-courrier.endpoints';
import { courrierProblems } from '@asso/domain/courrier/courrier.problems';
import { usersOfBytes } from '../document/sweep.job.ts';
import { courriersRegistry } from '../dossier/decision/courriers-registry.ts';
import { feature } from '../platform/feature.ts';
import { courrierHandlers } from './courrier.handlers.ts';
import { bytesOfCourriers } from './courrier.sql.ts';
import { courriersDeDecision } from './courriers-de-decision.ts';
import { dessinerWorker } from './dessiner-courrier.job.ts';
import { addImagesDesServices } from './images-courrier.ts';
import { modeleCourrierHandlers } from './modele-courrier.handlers.ts';

export const courrierFeature = feature({
  name: 'courrier',
  endpoints: { courrier: courrierEndpoints, modele: modeleCourrierEndpoints },
  problems: [courrierProblems],
  // Each of these calls sends an e-mail.
  limits: { sendEssai: { max: 30, windowSeconds: 3600, by: 'actor' } },
  build: (platform) => {
    courriersRegistry.fill(courriersDeDecision(platform));
    addImagesDesServices();
    if (!usersOfBytes.includes(bytesOfCourriers)) usersOfBytes.push(bytesOfCourriers);
    return {
      handlers: { courrier: courrierHandlers(platform), modele: modeleCourrierHandlers(platform) },
      jobs: [dessinerWorker(platform)],
    };
  },
});
