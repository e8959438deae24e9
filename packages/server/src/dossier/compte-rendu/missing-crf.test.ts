import { missingCrfEndpoints } from '@asso/contract/dossier/missing-crf.endpoints';
import type { Actor } from '@asso/domain/compte/actor';
import { describe, expect, it } from 'vitest';
import { features } from '../../features.ts';
import { aClock } from '../../platform/clock/clock.ts';
import { aPortal } from '../../platform/http/test/test-app.ts';
import { subventionCalls } from '../../subvention/test/test-calls.ts';
import { aWorld, leaveYears, markEtats, today } from '../../subvention/test/test-dossiers.sql.ts';

const { listMissingCrf } = missingCrfEndpoints;
const clock = aClock(today);
const portal = await aPortal({ features, clock });
const { api, db } = portal;
const world = await aWorld(db);
await world.publish();
const { body: dossier } = await subventionCalls(portal, world).create();
await leaveYears(db, dossier.id_fo, { exercice: 2025, exercice_fin: 2027 });

const list = (as: Actor = world.jeanne, query: object = {}) => api(listMissingCrf, { as, query });
const years = async (as?: Actor, query?: object) =>
  (await list(as, query)).body.items.map((one) => one.exercice);

describe('the financial reports still owed', () => {
  it.each([
    ['A', []],
    ['2', []],
    ['6', [2025, 2026]],
    ['7', [2025, 2026]],
    ['8', [2025, 2026]],
    ['9', [2025, 2026]],
    ['10', []],
    ['11', []],
  ] as const)('in state %s are those of %j, one for each year that is over', async (etat, expected) => {
    await markEtats(db, dossier.id_fo, etat);
    expect(await years()).toEqual(expected);
    await markEtats(db, dossier.id_fo, '9');
  });

  it('say until when, whether late, and what waits for them', async () => {
    clock.set('2026-07-01T12:00:00Z');
    const [first] = (await list()).body.items;
    expect(first).toMatchObject({
      id_fo: dossier.id_fo,
      exercice: 2025,
      avant_le: '2026-06-30',
      isEnRetard: true,
      bloque: `Le dossier ${dossier.id_fo} ne peut pas se terminer sans le compte rendu 2025, en retard : un service peut refuser une nouvelle demande.`,
    });
    clock.set('2026-06-30T12:00:00Z');
    expect((await list()).body.items[0]).toMatchObject({
      isEnRetard: false,
      bloque: `Le dossier ${dossier.id_fo} ne peut pas se terminer sans le compte rendu 2025.`,
    });
    clock.set(today);
  });

  it('come page after page', async () => {
    const { body: first } = await list(world.jeanne, { limit: 1 });
    expect(first).toMatchObject({ total: 2, items: [{ exercice: 2025 }], previous: null });
    expect(await years(world.jeanne, { limit: 1, cursor: first.next })).toEqual([2026]);
  });

  it('are those of one’s associations, or of one’s own service', async () => {
    expect(await years(world.ali)).toEqual([2025, 2026]);
    expect(await years(world.agent)).toEqual([2025, 2026]);
    expect(await years(world.paul)).toEqual([]);
    expect(await years(world.autreAgent)).toEqual([]);
    expect(await years(world.jeanne, { id_asso: world.id_association })).toEqual([2025, 2026]);
    expect((await list(world.paul, { id_asso: world.id_association })).status).toBe(404);
    expect((await api(listMissingCrf, { query: {} })).status).toBe(401);
  });
});
