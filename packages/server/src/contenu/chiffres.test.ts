import { chiffresEndpoints } from '@asso/contract/contenu/chiffres.endpoints';
import { describe, expect, it } from 'vitest';
import { features } from '../features.ts';
import { aClock } from '../platform/clock/clock.ts';
import { anActor } from '../platform/http/test/test-actor.ts';
import { aPortal } from '../platform/http/test/test-app.ts';
import { subventionCalls } from '../subvention/test/test-calls.ts';
import { aWorld, today } from '../subvention/test/test-dossiers.sql.ts';

const clock = aClock(today);
const portal = await aPortal({ features, clock });
const { api, db } = portal;
const lca = anActor({ id: '00000000-0000-4000-8000-000000000001', roles: ['lca.admin'] });
const read = (as: typeof lca | undefined = lca, query: object = {}) =>
  api(chiffresEndpoints.readChiffres, { ...(as && { as }), query });

describe('the figures of the portal', () => {
  it('count what was begun, sent and left, at which step, in two years', async () => {
    const world = await aWorld(db);
    await world.publish();
    const { create } = subventionCalls(portal, world);
    expect((await create(world.jeanne)).status).toBe(201);
    const [now, before] = (await read()).body.annees;
    expect(now).toMatchObject({ annee: 2027, commencees: 1, envoyees: 0, laissees: 0, satisfaction: null });
    expect(before).toMatchObject({ annee: 2026, commencees: 0 });
    clock.advance(31 * 86_400);
    const [later] = (await read()).body.annees;
    expect([later?.laissees, later?.etapes.reduce((sum, { n }) => sum + n, 0)]).toEqual([1, 1]);
    const [next, past] = (await read(lca, { annee: '2028' })).body.annees;
    expect([next?.commencees, past?.laissees]).toEqual([0, 1]);
  });

  it('hold the delays of every service, and nobody’s name', async () => {
    const { body } = await read();
    expect(body.rythme.annees.map(({ annee }) => annee)).toEqual([2027, 2026]);
    expect(JSON.stringify(body)).not.toMatch(/Roux|exemple\.fr/);
  });

  it('are for the administration of the portal', async () => {
    const world = await aWorld(db);
    for (const as of [world.jeanne, world.agent]) expect((await read(as)).status).toBe(403);
    expect((await api(chiffresEndpoints.readChiffres, {})).status).toBe(401);
  });
});
