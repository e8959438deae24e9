import { subventionEndpoints } from '@asso/contract/subvention/subvention.endpoints';
import { subventionProblems } from '@asso/domain/subvention/subvention.problems';
import { kindsOfDossiers } from '../dossier/dossier-kinds.ts';
import { feature } from '../platform/feature.ts';
import { dossierSubventionKind } from './dossier-subvention.kind.ts';
import { subventionHandlers } from './subvention.handlers.ts';

export const subventionFeature = feature({
  name: 'subvention',
  endpoints: { subvention: subventionEndpoints },
  problems: [subventionProblems],
  build: (platform) => {
    kindsOfDossiers.add(dossierSubventionKind(platform));
    return { handlers: { subvention: subventionHandlers(platform) } };
  },
});
