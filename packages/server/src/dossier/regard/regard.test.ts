import { regardEndpoints } from '@asso/contract/dossier/regard.endpoints';
import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import type { Actor } from '@asso/domain/compte/actor';
import { regardHeures } from '@asso/domain/dossier/regard.rules';
import { beforeEach, describe, expect, it } from 'vitest';
import { leaveAssociation } from '../../dossier/signature/test/test-signature.sql.ts';
import { features } from '../../features.ts';
import { aClock } from '../../platform/clock/clock.ts';
import { aPortal } from '../../platform/http/test/test-app.ts';
import { subventionCalls } from '../../subvention/test/test-calls.ts';
import { aWorld, readDossierRows, today } from '../../subvention/test/test-dossiers.sql.ts';

const clock = aClock(today);
const portal = await aPortal({ features, clock });
const { api, db } = portal;
const { readRegards, openRegard, closeRegard, lookAtDossier } = regardEndpoints;

beforeEach(() => clock.set(today));

async function aShown() {
  const world = await aWorld(db);
  await world.publish();
  const { body: dossier } = await subventionCalls(portal, world).create();
  const params = { id: dossier.id_fo };
  const open = (as: Actor = world.jeanne) => api(openRegard, { as, params });
  const close = (as: Actor = world.jeanne) => api(closeRegard, { as, params });
  const list = (as: Actor = world.jeanne) => api(readRegards, { as, params });
  const look = (code: string, as: Actor = world.autreAgent) => api(lookAtDossier, { as, body: { code } });
  return { world, dossier, open, close, list, look };
}

describe('a code that shows a dossier', () => {
  it('shows a draft to an agent as the association sees it, and gives no right on it', async () => {
    const { world, dossier, open, look } = await aShown();
    const { status, body } = await open();
    expect(status).toBe(201);
    expect(body.code).toMatch(/^[A-Z2-9]{5}-[A-Z2-9]{5}$/);
    // The same agent reads nothing of a draft without the code; its owner does.
    const calls = subventionCalls(portal, world);
    expect((await calls.read(world.autreAgent, dossier.id_fo)).rights).toBeUndefined();
    const own = await calls.read(world.jeanne, dossier.id_fo);
    expect(own.rights).toMatchObject({ edit: true });
    const seen = await look(body.code.toLowerCase());
    expect(seen.status).toBe(200);
    expect(seen.body.par).toBe('Jeanne Roux');
    const shown = seen.body.dossier as unknown as DossierSubventionView;
    expect({ ...shown, rights: null, genre: null }).toMatchObject({
      id_fo: own.id_fo,
      blockers: own.blockers,
    });
    expect(Object.values(shown.rights).filter(Boolean)).toEqual([]);
    expect(shown.projets.flatMap(({ rights }) => Object.values(rights)).filter(Boolean)).toEqual([]);
  });

  it('is said in the history: who made it, who looked, once each, and who took it back', async () => {
    const { dossier, open, close, list, look } = await aShown();
    const { code } = (await open()).body;
    await look(code);
    await look(code);
    expect((await list()).body.ouvert).toMatchObject({ par: 'Jeanne Roux', lecteurs: 1 });
    expect((await close()).body).toEqual({ ouvert: null });
    const { actions } = await readDossierRows(db, dossier.id);
    expect(actions.filter((one) => one.startsWith('regard.'))).toEqual([
      'regard.ouvre',
      'regard.vu',
      'regard.retire',
    ]);
  });

  it('ends after its hours, when it is taken back, and when another one replaces it', async () => {
    const { open, close, look } = await aShown();
    const first = (await open()).body.code;
    clock.advance(regardHeures * 3600 - 1);
    expect((await look(first)).status).toBe(200);
    clock.advance(1);
    expect((await look(first)).problem.code).toBe('dossier.regard-fini');
    const second = (await open()).body.code;
    const third = (await open()).body.code;
    expect((await look(second)).problem.code).toBe('dossier.regard-fini');
    expect((await look(third)).status).toBe(200);
    await close();
    expect((await look(third)).problem.code).toBe('dossier.regard-fini');
  });

  it('shows nothing any more once who made it has left the association', async () => {
    const { world, open, look } = await aShown();
    const { code } = (await open()).body;
    expect((await look(code)).status).toBe(200);
    await leaveAssociation(db, world.jeanne.id);
    expect((await look(code)).problem.code).toBe('dossier.regard-inconnu');
  });

  it.each(['', 'ABCDE', 'ABCDE-FGH23', 'ABCDE-FGH01'])(
    '« %s », that nobody made, shows nothing',
    async (code) => {
      const { look } = await aShown();
      expect((await look(code)).problem.code).toBe('dossier.regard-inconnu');
    },
  );
});

describe('who makes a code, and who uses it', () => {
  it('is who takes part in the dossier, not another member, a stranger or an agent', async () => {
    const { world, open, close, list } = await aShown();
    expect((await open()).status).toBe(201);
    for (const who of [world.ali, world.paul]) {
      expect((await open(who)).status).toBe(404);
      expect((await close(who)).status).toBe(404);
      expect((await list(who)).status).toBe(404);
    }
    expect((await open(world.agent)).status).toBe(403);
    expect((await list()).body.ouvert).not.toBeNull();
  });

  it('is an agent or who helps associations, not another association', async () => {
    const { world, open, look } = await aShown();
    const { code } = (await open()).body;
    expect((await look(code, world.paul)).status).toBe(403);
    expect((await look(code, world.agent)).status).toBe(200);
  });
});
