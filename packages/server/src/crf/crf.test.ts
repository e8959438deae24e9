import { crfEndpoints } from '@asso/contract/crf/crf.endpoints';
import type { ajoutsCrf } from '@asso/contract/crf/crf-ajouts';
import { readDossier } from '@asso/contract/subvention/dossier-subvention.endpoints';
import { describe, expect, it } from 'vitest';
import { features } from '../features.ts';
import { aClock } from '../platform/clock/clock.ts';
import { aPortal } from '../platform/http/test/test-app.ts';
import { today } from '../subvention/test/test-dossiers.sql.ts';
import { aGrant } from './test/test-crf.ts';

const portal = await aPortal({ features, clock: aClock(today) });
const { listCrfs, listCrfsAttendus, readCrf, saveCrf, saveCrfProjet, transmitCrf, decideCrf } = crfEndpoints;

describe('the report of an exercise', () => {
  it('is begun from what was granted, and found as it was left the next time [R4.29] [R4.30]', async () => {
    const { world, id_fo, open, save } = await aGrant(portal);
    const begun = await open(world.jeanne, id_fo);
    expect([begun.status, begun.body.ouverture, begun.body.description.id_etat]).toEqual([201, 'CLONED', 1]);
    const [projet] = begun.body.projets;
    expect(projet?.prevu.budget.charges).toEqual({ '60-1': 3000 });
    expect(projet?.prevu.evaluation.indicateurs).toMatchObject([{ prevu_min: 8, prevu_max: 12 }]);
    expect(projet?.prevu.territoires?.territoires).toMatchObject([{ libelle: 'Marseille' }]);
    expect([projet?.montant_accorde, begun.body.description.montant_accorde]).toEqual([1800, 1800]);
    expect(begun.body.corps.demandeur?.id_signataire).toBe(world.representant);
    const saved = await save(world.jeanne, begun.body, {
      'donnees.observations': { from: null, to: 'Rien à signaler.' },
    });
    expect([saved.status, saved.body.description.id_etat]).toEqual([200, 2]);
    const again = await open(world.jeanne, id_fo);
    expect([again.body.ouverture, again.body.id, again.body.corps.donnees?.observations]).toEqual([
      'FETCHED',
      begun.body.id,
      'Rien à signaler.',
    ]);
  });

  it('is one, asked twice at once', async () => {
    const { world, id_fo, open } = await aGrant(portal);
    const both = await Promise.all([open(world.jeanne, id_fo), open(world.jeanne, id_fo)]);
    expect(new Set(both.map(({ body }) => body.id)).size).toBe(1);
    expect(both.map(({ body }) => body.ouverture).toSorted()).toEqual(['CLONED', 'FETCHED']);
  });

  it('is refused for an exercise that owes none', async () => {
    const { world, id_fo, open } = await aGrant(portal);
    const refused = await open(world.jeanne, id_fo, { exercice: 2028 });
    expect([refused.status, refused.codes]).toEqual([400, ['crf.exercice-non-attendu']]);
  });

  it('comes with its dossier when asked, begun or not', async () => {
    const { world, id_fo, open } = await aGrant(portal);
    const ask = async () =>
      (
        await portal.api(readDossier, {
          as: world.jeanne,
          params: { id: id_fo },
          query: { populate: ['crfs'] },
        })
      ).body.crfs;
    expect(await ask()).toMatchObject([
      { id: null, exercice: 2027, id_etat: 1, lib_etat: 'à saisir', echeance: '2028-06-30T21:59:59.000Z' },
    ]);
    const { body } = await open(world.jeanne, id_fo);
    expect(await ask()).toMatchObject([{ id: body.id, id_etat: 1 }]);
  });
});

describe('who reads a report', () => {
  it('is who may open its dossier, for every form of its identifier; its members know its state', async () => {
    const { world, id, id_fo, open } = await aGrant(portal);
    const { body } = await open(world.jeanne, id_fo);
    const calls = [
      (as: typeof world.jeanne, key: string) =>
        portal.api(readCrf, { as, params: { id: key, crf: body.id } }),
      (as: typeof world.jeanne, key: string) =>
        portal.api(saveCrf, { as, params: { id: key, crf: body.id }, ifMatch: 1, body: { changes: {} } }),
      (as: typeof world.jeanne, key: string) =>
        portal.api(saveCrfProjet, {
          as,
          params: { id: key, crf: body.id, projectId: body.projets[0]?.id ?? '' },
          ifMatch: 1,
          body: { changes: {} },
        }),
      (as: typeof world.jeanne, key: string) =>
        portal.api(transmitCrf, { as, params: { id_fo: key, crf: body.id }, ifMatch: 1, body: {} }),
    ];
    for (const call of calls) {
      for (const key of [id, id_fo]) {
        expect((await call(world.paul, key)).status).toBe(404);
        expect((await call(world.ali, key)).status).toBe(404);
        expect((await call(world.autreAgent, key)).status).toBe(404);
      }
    }
    expect((await calls[0]?.(world.jeanne, id))?.status).toBe(200);
    expect((await calls[0]?.(world.agent, id_fo))?.status).toBe(200);
    expect((await calls[1]?.(world.jeanne, id_fo))?.status).toBe(200);
    expect((await calls[1]?.(world.agent, id_fo))?.status).toBe(403);
    const listed = (as: typeof world.jeanne) => portal.api(listCrfs, { as, params: { id: id_fo } });
    expect((await listed(world.ali)).body).toMatchObject({ canBegin: false, crfs: [{ exercice: 2027 }] });
    expect((await listed(world.jeanne)).body.canBegin).toBe(true);
    expect((await listed(world.paul)).status).toBe(404);
  });

  it('reads its head, and beside it what is named and nothing else', async () => {
    const { world, id_fo, open } = await aGrant(portal);
    const { body } = await open(world.jeanne, id_fo);
    const seen = async (populate?: string[]) => {
      const query = { populate: populate as (typeof ajoutsCrf)[number][] };
      const { body: crf, status } = await portal.api(readCrf, {
        as: world.jeanne,
        params: { id: id_fo, crf: body.id },
        query,
      });
      const { projets, pieces, historique, description } = crf;
      return [status, description?.exercice, Boolean(projets), Boolean(pieces), Boolean(historique)];
    };
    expect(await seen()).toEqual([200, 2027, false, false, false]);
    expect(await seen(['projets'])).toEqual([200, 2027, true, false, false]);
    expect(await seen(['documents', 'historique'])).toEqual([200, 2027, false, true, true]);
    expect((await seen(['association']))[0]).toBe(400);
  });

  it('is told that it does not exist where its dossier has no such report [M148]', async () => {
    const { world, id_fo } = await aGrant(portal);
    const other = await aGrant(portal);
    const { body } = await other.open(other.world.jeanne, other.id_fo);
    const seen = await portal.api(readCrf, { as: world.jeanne, params: { id: id_fo, crf: body.id } });
    expect([seen.status, seen.codes]).toEqual([404, ['crf.introuvable']]);
    expect(seen.bytes.toString()).toContain('Dossier Crf not found');
  });

  it('begins none when they did not ask for the grant', async () => {
    const { world, id_fo, open } = await aGrant(portal);
    expect((await open(world.agent, id_fo)).status).toBe(403);
    expect((await open(world.ali, id_fo)).status).toBe(404);
    expect((await open(world.paul, id_fo)).status).toBe(404);
    expect((await open(world.jeanne, id_fo)).status).toBe(201);
  });
});

describe('what is still to be told', () => {
  it('is listed to who takes part in it, with its deadline, until it is sent', async () => {
    const { world, id_fo, open, fill, transmitOne } = await aGrant(portal);
    const mine = async (as = world.jeanne) => (await portal.api(listCrfsAttendus, { as })).body.items;
    expect(await mine()).toMatchObject([{ id_fo, exercice: 2027, id: null, isEnRetard: false }]);
    expect(await mine(world.ali)).toEqual([]);
    const filled = await fill((await open(world.jeanne, id_fo)).body);
    expect(await mine()).toMatchObject([{ id: filled.id, id_etat: 2 }]);
    await transmitOne(world.jeanne, filled);
    expect(await mine()).toEqual([]);
  });
});

describe('the decisions of a service', () => {
  it('are its own: an association and another service are refused', async () => {
    const { world, id_fo, aSent, decide } = await aGrant(portal);
    const crf = await aSent(id_fo);
    const byJeanne = await portal.api(decideCrf, {
      as: world.jeanne,
      params: { id: id_fo, crf: crf.id, action: 'receive' },
      ifMatch: crf.version,
      body: {},
    });
    expect(byJeanne.status).toBe(403);
    expect((await decide(world.autreAgent, crf, { action: 'receive' })).status).toBe(404);
    expect((await decide(world.agent, crf, { action: 'receive' })).status).toBe(200);
  });
});
