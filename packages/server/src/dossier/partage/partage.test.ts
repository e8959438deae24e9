import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import { partageEndpoints } from '@asso/contract/dossier/partage.endpoints';
import { notificationEndpoints } from '@asso/contract/notification/notification.endpoints';
import type { Actor } from '@asso/domain/compte/actor';
import { describe, expect, it } from 'vitest';
import { features } from '../../features.ts';
import { aClock } from '../../platform/clock/clock.ts';
import { aPortal } from '../../platform/http/test/test-app.ts';
import { dossierCreation, subventionCalls } from '../../subvention/test/test-calls.ts';
import { aWorld, readDossierRows, today } from '../../subvention/test/test-dossiers.sql.ts';
import { restrictTo } from '../../subvention/test/test-partage.sql.ts';

const portal = await aPortal({ features, clock: aClock(today) });
const { api, db, clock } = portal;
const { readAcces, askAcces, readPartage, shareDossier, changePartage } = partageEndpoints;

async function aShared() {
  const world = await aWorld(db);
  await world.publish();
  const { body: dossier } = await subventionCalls(portal, world).create();
  const params = { _id: dossier.id_fo };
  const put = (sharedWith: string[], as: Actor = world.jeanne, id = dossier.id_fo) =>
    api(shareDossier, { as, body: { id, sharedWith } });
  const patch = (body: object, as: Actor = world.jeanne) => api(changePartage, { as, params, body });
  const look = (as: Actor = world.jeanne) => api(readPartage, { as, params: { id: dossier.id_fo } });
  const inbox = async (as: Actor) =>
    (await api(notificationEndpoints.readUserNotifications, { as })).body.items.map(
      ({ sentence }) => sentence,
    );
  const read = (as: Actor) => subventionCalls(portal, world).read(as, dossier.id_fo);
  return { world, dossier, put, patch, look, inbox, read };
}

describe('a dossier begun with the others', () => {
  const begun = async (partage?: boolean) => {
    const world = await aWorld(db);
    await world.publish();
    const body = { ...dossierCreation(world), ...(partage === undefined ? {} : { partage }) };
    const { body: dossier } = await api(dossierEndpoints.createDossier, { as: world.jeanne, body });
    return { world, dossier, calls: subventionCalls(portal, world) };
  };

  it('is open to the other managers from its first minute, and they find it in their inbox', async () => {
    const { world, dossier, calls } = await begun(true);
    expect((await calls.read(world.ali, dossier.id_fo)).rights).toMatchObject({ edit: true, share: true });
    const inbox = await api(notificationEndpoints.readUserNotifications, { as: world.ali });
    expect(inbox.body.items[0]).toMatchObject({ courriel: null });
    expect(inbox.body.items[0]?.sentence).toContain('Jeanne Roux l’a commencé et vous l’a ouvert.');
    expect((await readDossierRows(db, dossier.id)).actions).toContain('dossier.partage');
    // The reading rules stay: somebody from elsewhere reads nothing.
    expect((await calls.read(world.paul, dossier.id_fo)).rights).toBeUndefined();
  });

  it('stays with who begins it when they say so, and when nothing is said', async () => {
    for (const partage of [false, undefined]) {
      const { world, dossier, calls } = await begun(partage);
      expect((await calls.read(world.ali, dossier.id_fo)).rights).toBeUndefined();
      expect((await readDossierRows(db, dossier.id)).actions).not.toContain('dossier.partage');
    }
  });

  it('is given to managers only, not to a person who has a few dossiers', async () => {
    const world = await aWorld(db);
    await world.publish();
    await restrictTo(db, world.ali.id);
    const body = { ...dossierCreation(world), partage: true };
    const { body: dossier } = await api(dossierEndpoints.createDossier, { as: world.jeanne, body });
    const look = await api(readPartage, { as: world.jeanne, params: { id: dossier.id_fo } });
    expect(look.body.sharedWith).toEqual([]);
  });
});

describe('asking for a dossier of one’s association', () => {
  it('is a dead end no more: a member reads who can open it, asks once a day, and those people are told', async () => {
    const { world, dossier, inbox, put } = await aShared();
    const params = { id: dossier.id_fo };
    const closed = { id_fo: dossier.id_fo, isOuvert: false, personnes: ['Jeanne Roux'], demande_le: null };
    expect((await api(readAcces, { as: world.ali, params })).body).toEqual(closed);
    const before = (await inbox(world.jeanne)).length;
    const asked = await api(askAcces, { as: world.ali, params });
    expect([asked.status, asked.body.demande_le]).toEqual([200, clock.now().toISOString()]);
    expect((await inbox(world.jeanne))[0]).toContain(
      `${world.ali.prenom} ${world.ali.nom} demande à l’ouvrir.`,
    );
    // Asked again the same day, it says when, and nobody is told twice.
    clock.advance(3600);
    expect((await api(askAcces, { as: world.ali, params })).body.demande_le).toBe(asked.body.demande_le);
    expect((await inbox(world.jeanne)).length).toBe(before + 1);
    clock.advance(24 * 3600);
    expect((await api(readAcces, { as: world.ali, params })).body.demande_le).toBeNull();
    expect((await api(askAcces, { as: world.ali, params })).body.demande_le).not.toBeNull();
    expect((await inbox(world.jeanne)).length).toBe(before + 2);
    await put([world.ali.id]);
    expect((await api(readAcces, { as: world.ali, params })).body).toMatchObject({ isOuvert: true });
    expect(
      (await readDossierRows(db, dossier.id)).actions.filter((one) => one === 'dossier.acces-demande'),
    ).toHaveLength(2);
  });

  it('does not exist for who is no member, nor for a member who was given a few other dossiers', async () => {
    const { world, dossier } = await aShared();
    const params = { id: dossier.id_fo };
    for (const who of [world.paul]) {
      expect((await api(readAcces, { as: who, params })).status).toBe(404);
      expect((await api(askAcces, { as: who, params })).status).toBe(404);
    }
    expect((await api(readAcces, { as: world.ali, params: { id: 'inconnu' } })).status).toBe(404);
    expect((await api(askAcces, { as: world.agent, params })).status).toBe(403);
    expect((await api(readAcces, { as: world.ali, params })).status).toBe(200);
  });
});

describe('sharing a dossier', () => {
  it('opens it to a member, who is told, and takes it back', async () => {
    const { world, dossier, put, inbox, read } = await aShared();
    expect((await put([world.ali.id])).body.sharedWith).toEqual([world.ali.id]);
    expect((await put([world.ali.id])).body.sharedWith).toEqual([world.ali.id]);
    expect((await read(world.ali)).rights).toMatchObject({ edit: true, share: true });
    expect((await inbox(world.ali))[0]).toContain('Jeanne Roux vous l’a ouvert.');
    clock.advance(60);
    expect((await put([])).body.sharedWith).toEqual([]);
    expect((await read(world.ali)).rights).toBeUndefined();
    expect((await inbox(world.ali))[0]).toContain('Jeanne Roux vous en a retiré l’accès.');
    const { actions } = await readDossierRows(db, dossier.id);
    expect(actions.filter((one) => one.startsWith('dossier.partage'))).toEqual([
      'dossier.partage',
      'dossier.partage-retire',
    ]);
  });

  it('adds and takes away one by one', async () => {
    const { world, patch, look } = await aShared();
    expect((await patch({ ajoute: [world.ali.id] })).body.sharedWith).toEqual([world.ali.id]);
    expect(
      (await look()).body.personnes.map(({ id, isCreateur, isPartage }) => [id, isCreateur, isPartage]),
    ).toEqual([
      [world.jeanne.id, true, false],
      [world.ali.id, false, true],
    ]);
    // A person to whom the dossier was given may leave it.
    expect((await patch({ retire: [world.ali.id] }, world.ali)).status).toBe(200);
    expect((await look()).body.sharedWith).toEqual([]);
  });

  it('is with members alone, never without who began it', async () => {
    const { world, put, patch } = await aShared();
    expect((await put([world.paul.id])).problem.code).toBe('dossier.partage-inconnu');
    expect((await put([world.agent.id])).problem.code).toBe('dossier.partage-inconnu');
    expect((await patch({ retire: [world.jeanne.id] })).problem.code).toBe('dossier.partage-createur');
    expect((await patch({ ajoute: ['personne'] })).status).toBe(400);
  });

  it('is of who takes part in it', async () => {
    const { world, put, patch, look } = await aShared();
    for (const who of [world.ali, world.paul, world.autreAgent]) {
      expect((await put([], who)).status).toBe(404);
      expect((await patch({}, who)).status).toBe(404);
      expect((await look(who)).status).toBe(404);
    }
    // A service reads no draft, so it does not exist for it.
    expect((await put([], world.agent)).status).toBe(404);
    expect((await put([], undefined, 'inconnu')).status).toBe(404);
    expect((await put([])).status).toBe(200);
  });

  it('says the sentence of the specification when nobody knows why it failed [M090]', () => {
    for (const row of [shareDossier, changePartage]) {
      expect(row.fallback.message).toBe('Une erreur est survenue lors du partage du dossier.');
    }
  });
});
