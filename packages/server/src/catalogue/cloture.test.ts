import { campagneEndpoints } from '@asso/contract/catalogue/campagne.endpoints';
import { notificationEndpoints } from '@asso/contract/notification/notification.endpoints';
import type { Actor } from '@asso/domain/compte/actor';
import { beforeEach, describe, expect, it } from 'vitest';
import { anAdministrateur } from '../compte/test/test-administrateurs.ts';
import { features } from '../features.ts';
import { aClock } from '../platform/clock/clock.ts';
import { aPortal } from '../platform/http/test/test-app.ts';
import { subventionCalls } from '../subvention/test/test-calls.ts';
import { aWorld, setTerritoire, today } from '../subvention/test/test-dossiers.sql.ts';

const clock = aClock(today);
const portal = await aPortal({ features, clock });
const { api, db, inject } = portal;
const {
  readCampagne,
  saveBrouillon,
  publishCampagne,
  unpublishCampagne,
  changeCloture,
  readHistoriqueCampagne,
} = campagneEndpoints;
const national = await anAdministrateur(db, {});
const ailleurs = await anAdministrateur(db, { territoire: '30' });
/** The closing of the campaign of the tests, « le jeudi 11 mars 2027 à 23h59 ». */
const cloture_vue = '2027-03-11T23:59:59+01:00';

beforeEach(() => clock.set(today));

async function aCampaign() {
  const world = await aWorld(db);
  await setTerritoire(db, world.drajes.id, '13');
  await world.publish({ domaine_libre: true });
  const calls = subventionCalls(portal, world);
  const params = { id: world.code };
  const read = async () => (await api(readCampagne, { as: national, params })).body;
  const move = (date_fin: string, more: object = {}, as: Actor = national) =>
    api(changeCloture, {
      as,
      params,
      body: {
        ...{ campagne_exercice: 2027, types: ['FDB'], cloture_vue, date_fin, heure_fin: '23h59' },
        ...more,
      } as never,
    });
  const publishWith = async (name: 'date_fin' | 'titre', to: string) => {
    const { brouillon } = await read();
    const line = brouillon.valeur.sous_dispositifs?.find(({ code }) => code === 'FDB');
    const path = name === 'titre' ? 'titre' : `sous_dispositifs.${line?.id}.date_fin`;
    const from = name === 'titre' ? brouillon.valeur.titre : line?.date_fin;
    await api(saveBrouillon, {
      ...{ as: national, params, body: { changes: { [path]: { from, to } } } },
      ifMatch: brouillon.version,
    });
    return api(publishCampagne, { as: national, params, ifMatch: (await read()).brouillon.version });
  };
  const inbox = async (as: Actor) => {
    await portal.runJobs();
    const { body } = await api(notificationEndpoints.readUserNotifications, { as });
    return body.items.map(({ sentence }) => sentence).filter((sentence) => sentence.includes('clôture'));
  };
  const page = async () =>
    (
      await inject({ url: `/repertoire-des-subventions/${world.code}/formation-des-benevoles-2027` })
    ).body.replaceAll(/\s/g, ' ');
  return { world, calls, params, read, move, publishWith, inbox, page };
}

describe('a closing that is put off', () => {
  it('is at once that of a dossier begun under the old one, which is told and may be sent', async () => {
    const { world, calls, move, inbox, read, page } = await aCampaign();
    const { id_fo } = await calls.aReady();
    expect((await read()).edition).toEqual({
      campagne_exercice: 2027,
      types: [expect.objectContaining({ code: 'FDB', en_saisie: 1 })],
    });
    const moved = await move('2027-04-30');
    expect(moved.status).toBe(200);
    expect(moved.body.numero_version).toBe(1);
    expect(moved.body.date_fin).toBe('2027-04-30T21:59:59.000Z');
    expect((await calls.read(world.jeanne, id_fo)).date_fin).toBe('2027-04-30T21:59:59.000Z');
    expect(await inbox(world.jeanne)).toEqual([
      expect.stringMatching(
        /la clôture est reportée, à transmettre avant le vendredi 30 avril 2027 à 23h59, heure de Paris\.$/,
      ),
    ]);
    expect(await page()).toContain(
      'La clôture a été reportée le lundi 1er février 2027 : elle était le jeudi 11 mars 2027 à 23h59, heure de Paris.',
    );
    clock.set('2027-04-30T21:59:00Z');
    expect((await calls.transmit(world.jeanne, id_fo)).status).toBe(200);
  });

  it('by a new version of the form too, while the dossier keeps the form it was begun on', async () => {
    const { world, calls, publishWith, inbox } = await aCampaign();
    const { id_fo } = await calls.aReady();
    expect((await publishWith('date_fin', '2027-04-30')).status).toBe(201);
    const dossier = await calls.read(world.jeanne, id_fo);
    expect([dossier.numero_version, dossier.date_fin]).toEqual([1, '2027-04-30T21:59:59.000Z']);
    expect(await inbox(world.jeanne)).toHaveLength(1);
    clock.set('2027-05-01T00:00:00Z');
    expect((await calls.transmit(world.jeanne, id_fo)).codes).toEqual(['subvention.campagne-fermee']);
  });

  it('tells nobody twice, nor who has sent, nor who begins afterwards', async () => {
    const { world, calls, move, inbox } = await aCampaign();
    const { id_fo } = await calls.aReady();
    await calls.transmit(world.jeanne, id_fo);
    await move('2027-04-30');
    clock.advance(60);
    await calls.create(world.ali);
    expect([await inbox(world.jeanne), await inbox(world.ali)]).toEqual([[], []]);
    await portal.runJobs();
    expect(await inbox(world.ali)).toEqual([]);
  });

  it('stands in the draft too: publishing it again does not bring the old closing back', async () => {
    const { move, publishWith, read } = await aCampaign();
    await publishWith('titre', 'Un autre titre');
    await move('2027-04-30');
    expect((await publishWith('titre', 'Encore un titre')).status).toBe(201);
    expect((await read()).date_fin).toBe('2027-04-30T21:59:59.000Z');
  });
});

describe('a closing that is brought forward', () => {
  const motif = 'Les crédits sont réduits.';

  it('asks why, then twice, and says how many dossiers were begun', async () => {
    const { calls, move, read } = await aCampaign();
    await calls.create();
    const [mute, once] = [await move('2027-02-15'), await move('2027-02-15', { motif })];
    expect(mute.problem.problems[0]).toMatchObject({
      code: 'catalogue.cloture-sans-motif',
      field: 'motif',
    });
    expect(once.status).toBe(409);
    expect(once.problem.problems[0]?.message).toContain('Dossiers commencés : 1.');
    expect((await read()).date_fin).toBe('2027-03-11T23:59:59+01:00');
    expect((await move('2027-02-15', { motif, confirmee: true })).status).toBe(200);
    expect((await read()).date_fin).toBe('2027-02-15T22:59:59.000Z');
  });

  it('leaves those who had begun their date, tells them so, and gives its reason to the public', async () => {
    const { world, calls, move, inbox, page } = await aCampaign();
    const { id_fo } = await calls.aReady();
    await move('2027-02-15', { motif, confirmee: true });
    clock.advance(60);
    const later = await calls.create(world.ali);
    expect(await inbox(world.jeanne)).toEqual([
      expect.stringMatching(/mais ce dossier garde le jeudi 11 mars 2027 à 23h59, heure de Paris\.$/),
    ]);
    expect(await page()).toContain('Motif donné par le service : Les crédits sont réduits.');
    clock.set('2027-03-11T22:00:00Z');
    expect((await calls.read(world.ali, later.body.id_fo)).date_fin).toBe('2027-02-15T22:59:59.000Z');
    expect((await calls.create(world.ali)).codes).toContain('subvention.campagne-fermee');
    expect((await calls.transmit(world.jeanne, id_fo)).status).toBe(200);
  });

  it('takes their date too when the service says so', async () => {
    const { world, calls, move, inbox } = await aCampaign();
    const { id_fo } = await calls.aReady();
    await move('2027-02-15', { motif, confirmee: true, gardee: false });
    expect(await inbox(world.jeanne)).toEqual([
      expect.stringMatching(/la clôture est avancée, à transmettre avant le lundi 15 février 2027 à 23h59/),
    ]);
    clock.set('2027-02-16T08:00:00Z');
    expect((await calls.transmit(world.jeanne, id_fo)).codes).toEqual(['subvention.campagne-fermee']);
  });

  it('is never the work of a publication', async () => {
    const { publishWith, read } = await aCampaign();
    const refused = await publishWith('date_fin', '2027-02-15');
    expect(refused.codes).toEqual(['catalogue.cloture-retiree']);
    expect((await read()).date_fin).toBe('2027-03-11T23:59:59+01:00');
  });
});

describe('who moves a closing', () => {
  it('is the administrator of its territory, who sees it as it is', async () => {
    const { world, calls, move, params } = await aCampaign();
    await calls.create();
    expect((await move('2027-04-30', {}, world.jeanne)).status).toBe(403);
    expect((await move('2027-04-30', {}, world.agent)).status).toBe(403);
    expect((await move('2027-04-30', {}, ailleurs)).status).toBe(404);
    expect((await move('2027-04-30')).status).toBe(200);
    const stale = await move('2027-05-31');
    expect([stale.status, stale.codes]).toEqual([409, ['catalogue.autre-cloture']]);
    expect((await move('2027-04-30', { campagne_exercice: 2028 })).codes).toEqual([
      'catalogue.autre-version',
    ]);
    const { body } = await api(readHistoriqueCampagne, { as: national, params });
    expect(body.items[0]).toMatchObject({
      action: 'subvention.reschedule',
      avant: 'jeudi 11 mars 2027 à 23h59, heure de Paris',
      apres: 'vendredi 30 avril 2027 à 23h59, heure de Paris',
    });
  });
});

describe('a publication that is taken back', () => {
  it('gives the edition its dates back; a dossier begun before keeps the closing it was promised', async () => {
    const { world, calls, params, publishWith, read } = await aCampaign();
    const { id_fo } = await calls.aReady();
    await publishWith('date_fin', '2027-04-30');
    const body = { campagne_exercice: 2027, numero: 2 };
    expect((await api(unpublishCampagne, { as: national, params, body })).status).toBe(200);
    expect(Date.parse((await read()).date_fin ?? '')).toBe(Date.parse(cloture_vue));
    expect((await calls.read(world.jeanne, id_fo)).date_fin).toBe('2027-04-30T21:59:59.000Z');
  });

  it('does not take away what an act has promised since', async () => {
    const { params, move, publishWith, read } = await aCampaign();
    await publishWith('titre', 'Un autre titre');
    await move('2027-04-30');
    const body = { campagne_exercice: 2027, numero: 2 };
    await api(unpublishCampagne, { as: national, params, body });
    expect((await read()).date_fin).toBe('2027-04-30T21:59:59.000Z');
  });
});
