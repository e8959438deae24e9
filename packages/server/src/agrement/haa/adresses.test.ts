import { haaEndpoints as calls } from '@asso/contract/agrement/haa/haa.endpoints';
import { describe, expect, it } from 'vitest';
import { associationFeature } from '../../association/feature.ts';
import { documentFeature } from '../../document/feature.ts';
import { aPortal } from '../../platform/http/test/test-app.ts';
import { geoFeature } from '../../referentiel/geo-feature.ts';
import { haaFeature } from './feature.ts';
import { aFoodAid, testAdresse } from './test/test-sites.ts';

const portal = await aPortal({ features: [geoFeature, documentFeature, associationFeature, haaFeature] });

describe('the address of a site', () => {
  it('is in France unless it says otherwise [R3.13]', async () => {
    const { addWith } = await aFoodAid(portal);
    const paysOf = async (nom: string, pays?: string) =>
      (await addWith({ ...testAdresse, pays }, { nom })).body.adresse?.pays;
    expect(await paysOf('A')).toBe('France');
    expect(await paysOf('B', 'FRANCE')).toBe('France');
    expect(await paysOf('C', 'BELGIQUE')).toBe('BELGIQUE');
  });

  it('is proposed again at its postcode, and one place serves several sites', async () => {
    const { addWith, add, remove, jeanne: as, id_asso } = await aFoodAid(portal);
    const at = async (codePostal: string) =>
      (await portal.api(calls.listAdressesHaa, { as, query: { idAsso: id_asso, codePostal } })).body.items;
    const first = await addWith(testAdresse);
    const second = await add({ nom: 'Colis', adresse_id: first.body.adresse_id });
    expect(second.body.adresse).toMatchObject({ voie: 'rue des Lilas', nb_sites: 2 });
    expect(await at('13011')).toMatchObject([{ id: first.body.adresse_id, nb_sites: 2 }]);
    expect(await at('13012')).toEqual([]);
    await remove(first.body.id);
    expect(await at('13011')).toMatchObject([{ nb_sites: 1 }]);
    await remove(second.body.id);
    expect(await at('13011')).toEqual([]);
  });

  it('is corrected by its own number or its site’s, for all who are there', async () => {
    const { addWith, add, list, jeanne: as, id_asso } = await aFoodAid(portal);
    const { body } = await addWith(testAdresse);
    await add({ nom: 'Colis', adresse_id: body.adresse_id });
    const save = (id: string, sent: Record<string, unknown>, ifMatch: number) =>
      portal.api(calls.saveAdresseHaa, { as, query: { id_asso, id }, body: sent, ifMatch });
    const saved = await save(body.adresse?.id ?? '', { num_voie: '14' }, 1);
    expect(saved.body).toMatchObject({ num_voie: '14', version: 2, nb_sites: 2 });
    expect((await list()).body.items.map(({ adresse }) => adresse?.num_voie)).toEqual(['14', '14']);
    expect((await save(body.id, { num_voie: '16' }, 2)).body).toMatchObject({ num_voie: '16', version: 3 });
    expect((await save(body.id, { num_voie: '18' }, 1)).status).toBe(409);
    expect((await save(body.id, { cp: '130' }, 3)).problem).toMatchObject({ status: 400, field: 'cp' });
    expect((await save(body.id, {}, 3)).codes).toEqual(['haa.contenu-manquant']);
    const moved = await save(body.id, { cp: '13012' }, 3);
    expect(moved.body.code_insee).toBe('13212');
  });

  it('is given to a site that had none or goes round, and taken away', async () => {
    const { add, jeanne: as, id_asso } = await aFoodAid(portal);
    const { body } = await add({ itinerant: true });
    const query = { id_asso, id: body.id };
    const given = await portal.api(calls.giveAdresseHaa, { as, query, body: { adresse: testAdresse } });
    expect([given.status, given.body]).toMatchObject([
      201,
      { itinerant: false, version: 2, complet: true, adresse: { cp: '13011' } },
    ]);
    const taken = await portal.api(calls.takeAdresseHaa, { as, query });
    expect(taken.body).toMatchObject({ adresse: null, adresse_id: null, complet: false, version: 3 });
    const wrong = await portal.api(calls.giveAdresseHaa, {
      as,
      query: { id_asso },
      body: { adresse: testAdresse },
    });
    expect(wrong.codes).toEqual(['haa.site-manquant']);
  });

  it.each([
    ['cp', '13'],
    ['commune', 'Mars3ille'],
  ])('that is wrong by its %s keeps nothing of the site', async (name, value) => {
    const { addWith, list } = await aFoodAid(portal);
    const refused = await addWith({ ...testAdresse, [name]: value });
    expect(refused.problem).toMatchObject({ status: 400, field: `adresse.${name}` });
    expect((await list()).body.items).toEqual([]);
  });
});
