import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import { partageEndpoints } from '@asso/contract/dossier/partage.endpoints';
import { notificationEndpoints } from '@asso/contract/notification/notification.endpoints';
import type { Actor } from '@asso/domain/compte/actor';
import { expect, it } from 'vitest';
import { listMailsTo } from '../../association/test/test-associations.sql.ts';
import { features } from '../../features.ts';
import { aClock } from '../../platform/clock/clock.ts';
import { aPortal } from '../../platform/http/test/test-app.ts';
import { dossierCreation, subventionCalls } from '../../subvention/test/test-calls.ts';
import { aWorld, today } from '../../subvention/test/test-dossiers.sql.ts';

const portal = await aPortal({ features, clock: aClock(today) });
const { api, db, clock } = portal;

async function aSharedDraft() {
  const world = await aWorld(db);
  await world.publish();
  const body = { ...dossierCreation(world), partage: true };
  const { body: dossier } = await api(dossierEndpoints.createDossier, { as: world.jeanne, body });
  const params = { id: dossier.id_fo };
  const inbox = async (as: Actor) =>
    (await api(notificationEndpoints.readUserNotifications, { as })).body.items.map(
      ({ sentence }) => sentence,
    );
  clock.advance(60);
  return {
    world,
    params,
    inbox,
    read: (as: Actor) => subventionCalls(portal, world).read(as, dossier.id_fo),
  };
}

it('a dossier that one of its people deletes, then restores, is told to the others, who may restore it too', async () => {
  const { world, params, inbox, read } = await aSharedDraft();
  const mailsBefore = (await listMailsTo(db, world.emails.jeanne)).length;
  await api(dossierEndpoints.deleteDossier, { as: world.jeanne, params });
  expect((await inbox(world.ali))[0]).toContain('Jeanne Roux l’a supprimé.');
  const [told] = await listMailsTo(db, world.emails.ali);
  expect(told?.objet).toMatch(/^Supprimé\s: /);
  expect(told?.texte).toContain('Jeanne Roux a supprimé ce dossier.');
  expect(told?.texte).toContain('vous pouvez le restaurer depuis « Mes dossiers »');
  expect((await read(world.ali)).rights.restore).toBe(true);
  clock.advance(60);
  await api(dossierEndpoints.restoreDossier, { as: world.ali, params });
  expect((await inbox(world.jeanne))[0]).toContain(`${world.ali.prenom} ${world.ali.nom} l’a restauré.`);
  expect((await inbox(world.ali))[0]).toContain('l’a supprimé.');
  expect((await listMailsTo(db, world.emails.jeanne)).length).toBe(mailsBefore + 1);
});

it('the first e-mail about a dossier that is no longer shared says since when it was', async () => {
  const { world, params } = await aSharedDraft();
  await api(partageEndpoints.changePartage, {
    as: world.jeanne,
    params: { _id: params.id },
    body: { retire: [world.ali.id] },
  });
  const [told] = await listMailsTo(db, world.emails.ali);
  expect(told?.objet).toMatch(/^Plus partagé avec vous\s: /);
  expect(told?.texte).toMatch(/Il vous était ouvert depuis le \d\d\/\d\d\/2027\./);
});
