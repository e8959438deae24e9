import { demandeSiretEndpoints } from '@asso/contract/demande-siret/demande-siret.endpoints';
import { expect, it } from 'vitest';
import { features } from '../../features.ts';
import { anActor } from '../../platform/http/test/test-actor.ts';
import { aPortal } from '../../platform/http/test/test-app.ts';
import { seedDemandesSiret } from './demandes-siret.ts';
import { seedDemo } from './demo.ts';

const portal = await aPortal({ features });
await seedDemo(portal);
await seedDemandesSiret(portal);

it('the demonstration shows three requests, once: being typed, sent, being treated', async () => {
  const as = anActor({ roles: ['lca.admin'] });
  const { body } = await portal.api(demandeSiretEndpoints.listDemandesSiret, { as });
  expect(body.items.map(({ description, createdBy }) => [description.code_etat, createdBy.nom])).toEqual([
    ['ENCT', 'Denis Chevalier'],
    ['AEM', 'Denis Chevalier'],
    ['ECS', 'Luis Pereira'],
  ]);
  const [traitee, , saisie] = body.items;
  const read = async (id = '') =>
    (await portal.api(demandeSiretEndpoints.readDemandeSiret, { as, params: { id } })).body;
  expect((await read(traitee?.id)).documents.every(({ document }) => document !== null)).toBe(true);
  expect((await read(saisie?.id)).blockers.map(({ field }) => field)).toEqual([
    'identite.dateCreation',
    'activites.types_employeur',
    'activites.permanence',
    'attestation',
  ]);
});
