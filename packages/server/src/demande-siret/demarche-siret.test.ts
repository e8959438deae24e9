import { demarchesEndpoints } from '@asso/contract/association/demarches.endpoints';
import { expect, test } from 'vitest';
import { features } from '../features.ts';
import { aClock } from '../platform/clock/clock.ts';
import { aPortal } from '../platform/http/test/test-app.ts';
import { aSiretWorld, demandeSiretCalls, siretToday } from './test/test-demandes.sql.ts';

const portal = await aPortal({ features, clock: aClock(siretToday) });

const siretOf = async (changes?: Parameters<typeof aSiretWorld>[1]) => {
  const monde = await aSiretWorld(portal.db, changes);
  const query = { id_asso: monde.id_association };
  const { body } = await portal.api(demarchesEndpoints.listDemarches, { as: monde.jeanne, query });
  return { monde, siret: body.items.find(({ id }) => id === 'demande-siret') };
};

test('an association without a SIRET may ask for one: nothing is missing where the register and the vault say all', async () => {
  const { monde, siret } = await siretOf();
  expect(siret).toEqual({
    id: 'demande-siret',
    titre: 'Obtenir un SIRET',
    echeance: null,
    lien: `/associations/${monde.id_rna}/demande-siret`,
    domaine: null,
    type_agrement: null,
    faite: null,
    manques: [],
  });
});

test('what the request takes from the file is said missing, by its field', async () => {
  const { siret } = await siretOf({ registre: '{}' });
  expect(siret?.manques).toEqual([
    { field: 'coordonnees.adresse_siege', label: 'Adresse du siège' },
    { field: 'activites.objet', label: 'Objet' },
    { field: 'activites.id_objet_social1', label: 'Objet social' },
  ]);
});

test('a request already made is said to each member, with where it stands, until another may be made', async () => {
  const { monde } = await siretOf();
  const { aReady, transmit, decide } = demandeSiretCalls(portal, monde);
  const faite = async () => {
    const query = { id_asso: monde.id_association };
    const { body } = await portal.api(demarchesEndpoints.listDemarches, { as: monde.jeanne, query });
    return body.items.find(({ id }) => id === 'demande-siret')?.faite?.replace(/\d{2}-\d{6}/, 'N');
  };
  const { id } = await aReady();
  expect(await faite()).toMatch(
    /^Demande de SIRET N, commencée par Jeanne .+ : à terminer, puis à transmettre\.$/,
  );
  await transmit(monde.jeanne, id);
  expect(await faite()).toBe('Demande de SIRET N, chez le service : il va la traiter.');
  await decide(monde.admin, id, { action: 'start' });
  expect(await faite()).toBe('Demande de SIRET N, chez le service : il traite votre demande.');
  await decide(monde.admin, id, { action: 'reject', motif: 'Adresse incomplète' });
  expect(await faite()).toBeUndefined();
});

test.each([
  ['that has one', { id_siret_siege: '12345678200010' }],
  ['of Alsace-Moselle', { corps: JSON.stringify({ identite: { regime: 'alsaceMoselle' } }) }],
])('an association %s is not offered it', async (_, changes) => {
  expect((await siretOf(changes)).siret).toBeUndefined();
});
