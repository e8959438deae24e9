import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import { dossierProblems } from '@asso/domain/dossier/dossier.problems';
import { feature } from '../platform/feature.ts';
import { dossierHandlers } from './dossier.handlers.ts';
import { kindsOfDossiers } from './dossier-kinds.ts';

export const dossierFeature = feature({
  name: 'dossier',
  endpoints: { dossier: dossierEndpoints },
  problems: [dossierProblems],
  build: (platform) => ({ handlers: { dossier: dossierHandlers(platform, kindsOfDossiers) } }),
});
