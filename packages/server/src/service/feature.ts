// Public services: what they are, where they work, who works in them and with which role.
// Open first: `service-access.ts` (who may act in a service), `save-service.ts`, `membres-service.ts`.
// `domain/service/service.rights.ts` says what a role allows; `territoire-service.rows.ts`, the places of a service.
// `services-en-usage.ts` counts what keeps a service from being deleted: features above say how.
// The screens of administrators are in `client/catalogue/services`.
import { serviceEndpoints } from '@asso/contract/service/service.endpoints';
import { serviceAdminEndpoints } from '@asso/contract/service/service-admin.endpoints';
import { adresseFields } from '@asso/domain/referentiel/adresse.fields';
import { authServiceFields, rdsServiceFields } from '@asso/domain/service/service.fields';
import { serviceProblems } from '@asso/domain/service/service.problems';
import { feature } from '../platform/feature.ts';
import { serviceHandlers } from './service.handlers.ts';
import { serviceAdminHandlers } from './service-admin.handlers.ts';
import { countRattaches } from './service-admin.sql.ts';
import { serviceUsages } from './services-en-usage.ts';

export const serviceFeature = feature({
  name: 'service',
  endpoints: { service: serviceEndpoints, serviceAdmin: serviceAdminEndpoints },
  forms: {
    adresse: adresseFields,
    service_auth: authServiceFields,
    service_rds: rdsServiceFields,
  },
  problems: [serviceProblems],
  // Each of these calls sends an e-mail to an address that an administrator chooses.
  limits: {
    createAuthService: { max: 60, windowSeconds: 3600, by: 'actor' },
    addMembreService: { max: 100, windowSeconds: 3600, by: 'actor' },
    inviteService: { max: 30, windowSeconds: 3600, by: 'actor' },
  },
  build: (platform) => {
    serviceUsages.add('service.services-rattaches', countRattaches);
    return {
      handlers: { service: serviceHandlers(platform), serviceAdmin: serviceAdminHandlers(platform) },
    };
  },
});
