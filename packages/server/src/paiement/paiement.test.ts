import { expect, test } from 'vitest';
import { features } from '../features.ts';
import { aClock } from '../platform/clock/clock.ts';
import { aPortal } from '../platform/http/test-app.ts';
import { today } from '../subvention/test-dossiers.sql.ts';
import { aGranted, versement } from './test-paiements.ts';

const portal = await aPortal({ features, clock: aClock(today) });

test('an association asks what is granted to it, and the service is told [R4.41]', async () => {
  const { world, ask, latest, list, etat, facts } = await aGranted(portal);
  const asked = await ask(1200);
  expect([asked.status, asked.body.reste, asked.body.engage, asked.body.verse]).toEqual([201, 800, 1200, 0]);
  expect(await latest()).toMatchObject({
    etat: '1',
    lib_etat: 'enregistré',
    emetteur: 'lca',
    nature: 'acompte',
    montant: 1200,
    iban_masque: expect.stringMatching(/^FR76.*0353$/),
    moves: ['remove'],
  });
  expect(await etat()).toBe('6');
  expect((await facts())[0]).toMatchObject({ fait: 'Paiement demandé', montant: 1200, cote: 'association' });
  const [seen] = (await list(world.agent)).body.items;
  expect(seen?.moves).toEqual(['take', 'refuse', 'remove']);
});

test('treated, put in payment, then paid: the instruction follows each [R4.42] [R4.43] [R4.44]', async () => {
  const { ask, move, etat, latest } = await aGranted(portal);
  await ask(2000);
  expect((await move('take')).status).toBe(200);
  expect([(await latest()).lib_etat, await etat()]).toEqual(['en cours de traitement', '7']);
  expect((await move('order', { engagement: 'EJ 2100012345', imputation: '0163-01' })).status).toBe(200);
  expect([(await latest()).lib_etat, await etat()]).toEqual(['en paiement', '8']);
  const paid = await move('pay', versement);
  expect([paid.status, paid.body.verse, paid.body.reste]).toEqual([200, 2000, 0]);
  expect(await latest()).toMatchObject({
    lib_etat: 'remboursé',
    nature: 'totalite',
    engagement: 'EJ 2100012345',
    imputation: null,
    ...versement,
    moves: [],
  });
  expect(await etat()).toBe('9');
});
