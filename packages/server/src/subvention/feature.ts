import { subventionEndpoints } from '@asso/contract/subvention/subvention.endpoints';
import { subventionProblems } from '@asso/domain/subvention/subvention.problems';
import { readersOfAssociations } from '../association/association-access.ts';
import { usagesOfRibs } from '../association/rib-usages.ts';
import { ownersOfDocuments } from '../document/document-owners.ts';
import { kindsOfDossiers } from '../dossier/dossier-kinds.ts';
import { feature } from '../platform/feature.ts';
import { isRibTransmitted, readsThroughDossier, readsThroughInstruction } from './dossier-readers.sql.ts';
import { dossierSubventionKind } from './dossier-subvention-kind.ts';
import { subventionHandlers } from './subvention.handlers.ts';

export const subventionFeature = feature({
  name: 'subvention',
  endpoints: { subvention: subventionEndpoints },
  problems: [subventionProblems],
  build: (platform) => {
    kindsOfDossiers.add(dossierSubventionKind(platform));
    ownersOfDocuments.addReader(readsThroughDossier);
    readersOfAssociations.add(readsThroughInstruction);
    usagesOfRibs.add(isRibTransmitted);
    return { handlers: { subvention: subventionHandlers(platform) } };
  },
});
