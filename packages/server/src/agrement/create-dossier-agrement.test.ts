import { definitionEndpoints } from '@asso/contract/agrement/definition.endpoints';
import { demarchesEndpoints } from '@asso/contract/association/demarches.endpoints';
import { expect, test } from 'vitest';
import { features } from '../features.ts';
import { aClock } from '../platform/clock/clock.ts';
import { aPortal } from '../platform/http/test/test-app.ts';
import { setTerritoire, today } from '../subvention/test/test-dossiers.sql.ts';
import { agrementCalls, anAgrementWorld } from './test/test-agrements.ts';

const portal = await aPortal({ features, clock: aClock(today) });
const { db, api } = portal;

test.each([
  ['R93', true],
  ['FR', true],
  ['67', false],
])(
  'an agrément of a service of %s, for a seat in 13: offered and begun is %s',
  async (territoire, isOffered) => {
    const world = await anAgrementWorld(db);
    const { jeanne: as, code_agrement: code, siret, id_association: id_asso } = world;
    await setTerritoire(db, world.drajes.id, territoire);
    const { body } = await api(definitionEndpoints.listAgrements, { as, query: { q: code, siret } });
    expect(body.items.map(({ sertLeSiege }) => sertLeSiege)).toEqual([isOffered]);
    const demarches = await api(demarchesEndpoints.listDemarches, { as, query: { id_asso } });
    const ids = demarches.body.items.map(({ id }) => id);
    expect(ids.includes(`agrement-${code}`)).toBe(isOffered);
    const { codes, problem } = await agrementCalls(portal, world).create();
    expect(codes).toEqual(isOffered ? [] : ['agrement.hors-territoire']);
    if (!isOffered) expect(problem.message).toContain('Bas-Rhin.');
  },
);
