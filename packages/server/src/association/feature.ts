import { adhesionEndpoints } from '@asso/contract/association/adhesion.endpoints';
import { associationEndpoints } from '@asso/contract/association/association.endpoints';
import { collectionsEndpoints } from '@asso/contract/association/collections.endpoints';
import { associationProblems } from '@asso/domain/association/association.problems';
import { associationsOfComptes } from '../compte/association-registry.ts';
import { ownersOfDocuments } from '../document/document-owners.ts';
import { feature } from '../platform/feature.ts';
import { adhesionHandlers } from './adhesion.handlers.ts';
import { associationHandlers } from './association.handlers.ts';
import { collectionsHandlers } from './collections.handlers.ts';
import { describeAssociations } from './describe-associations.ts';
import { vaultOfAssociations } from './document-owner.ts';

const search = { max: 120, windowSeconds: 60, by: 'actor' } as const;
const adhesion = { max: 20, windowSeconds: 3600, by: 'actor' } as const;

export const associationFeature = feature({
  name: 'association',
  endpoints: {
    association: associationEndpoints,
    collections: collectionsEndpoints,
    adhesion: adhesionEndpoints,
  },
  problems: [associationProblems],
  limits: {
    findAssociation: search,
    searchAssociations: search,
    searchAssociationsByWords: search,
    joinAssociations: adhesion,
    remindManagers: adhesion,
  },
  build: (platform) => {
    ownersOfDocuments.add('association', vaultOfAssociations);
    associationsOfComptes.add(describeAssociations);
    return {
      handlers: {
        association: associationHandlers(platform),
        collections: collectionsHandlers(platform),
        adhesion: adhesionHandlers(platform),
      },
    };
  },
});
