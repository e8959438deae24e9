import { haaEndpoints } from '@asso/contract/agrement/haa/haa.endpoints';
import { haaProblemTable } from '@asso/domain/agrement/haa/haa.problems';
import { adresseSiteFields, siteFields } from '@asso/domain/agrement/haa/site.fields';
import { feature } from '../../platform/feature.ts';
import { haaHandlers } from './haa.handlers.ts';

export const haaFeature = feature({
  name: 'agrement-haa',
  endpoints: { haa: haaEndpoints },
  forms: { site_haa: siteFields, adresse_haa: adresseSiteFields },
  problems: [haaProblemTable],
  build: (platform) => ({ handlers: { haa: haaHandlers(platform) } }),
});
