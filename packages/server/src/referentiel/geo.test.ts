import { geoEndpoints } from '@asso/contract/referentiel/geo.endpoints';
import { afterAll, describe, expect, it } from 'vitest';
import { aClock } from '../platform/clock/clock.ts';
import { anActor } from '../platform/http/test/test-actor.ts';
import { aPortal } from '../platform/http/test/test-app.ts';
import { geoFeature } from './geo-feature.ts';
import { aFakeAdresses } from './test/test-adresses.ts';

const service = await aFakeAdresses();
afterAll(() => service.stop());

const jeanne = anActor();
const clock = aClock();
const bare = await aPortal({ features: [geoFeature] });
const portal = await aPortal({ features: [geoFeature], clock, environment: { GEO_URL: service.url } });

type Query = { q?: string; type?: 'municipality' | 'street'; postcode?: string; limit?: number };
const search = (query: Query, on = portal) => on.api(geoEndpoints.searchGeo, { as: jeanne, query });
const lieux = async (query: Query, on = portal) =>
  (await search(query, on)).body.features.map(({ properties }) => properties);
/** Makes a question that was never asked, so that no answer is cached. */
const another = (() => {
  let n = 0;
  return (word = 'rue') => `${word} ${++n}`;
})();
/** Lets the pause that follows several failures pass, so that the service is asked again. */
const later = () => clock.advance(31);

describe('communes, from the official list', () => {
  it.each([bare, portal])(
    'gives the INSEE code of a postcode, type=municipality [R7.17] [C119]',
    async (on) => {
      const { status, body } = await search({ q: '', type: 'municipality', postcode: '13011' }, on);
      expect(status).toBe(200);
      expect(body).toMatchObject({
        type: 'FeatureCollection',
        features: [
          {
            type: 'Feature',
            geometry: null,
            properties: { type: 'municipality', city: 'Marseille', citycode: '13211', postcode: '13011' },
          },
        ],
        attribution: 'Code officiel géographique 2026 (INSEE, La Poste)',
      });
    },
  );

  it('holds the 35 000 communes, arrondissements, overseas and former ones', async () => {
    const communes = await lieux({ q: 'Saint-Denis', type: 'municipality' });
    expect(communes.map(({ citycode }) => citycode)).toEqual(expect.arrayContaining(['97411', '93066']));
    expect(await lieux({ type: 'municipality', postcode: '01120', limit: 100 })).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ name: 'Montluel', city: 'Montluel' }),
        expect.objectContaining({ oldcity: 'Cordieux' }),
      ]),
    );
    for (const [postcode, citycode] of [
      ['75116', '75116'],
      ['69009', '69389'],
      ['97150', '97801'],
      ['98800', '98818'],
    ] as const) {
      expect((await lieux({ type: 'municipality', postcode }))[0]?.citycode).toBe(citycode);
    }
  });

  it('is all there is where no service is configured, and it says so', async () => {
    const { body } = await search({ q: 'Marseille' }, bare);
    expect(body.couverture).toBe('communes');
    expect(body.features[0]?.properties).toMatchObject({ type: 'municipality', name: 'Marseille' });
    expect((await search({ q: '12 rue des Lilas' }, bare)).body.features).toEqual([]);
  });

  it('never asks the service', async () => {
    const before = service.asked.length;
    await search({ q: 'Niort', type: 'municipality' });
    expect(service.asked).toHaveLength(before);
  });
});

describe('addresses, from the service', () => {
  it('are proposed with their parts, six at most; what is no place of ours is left out', async () => {
    const { body } = await search({ q: '12 bis rue des lilas' });
    expect(body.couverture).toBe('adresses');
    expect(body.features).toHaveLength(6);
    expect(body.features[0]).toEqual({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [5.47, 43.29] },
      properties: {
        type: 'housenumber',
        label: '12bis Rue des Lilas 13011 Marseille',
        name: '12bis Rue des Lilas',
        housenumber: '12bis',
        street: 'Rue des Lilas',
        postcode: '13011',
        city: 'Marseille',
        citycode: '13211',
        context: '13, Bouches-du-Rhône',
        x: 898_000.5,
        y: 6_245_000.5,
      },
    });
  });

  it('are asked with what was typed, its kind and its postcode, as many as wanted', async () => {
    await search({ q: '  - 3 place  ', type: 'street', postcode: '30100', limit: 100 });
    expect(Object.fromEntries(service.asked.at(-1) ?? [])).toEqual({
      q: '3 place',
      type: 'street',
      postcode: '30100',
      limit: '20',
      autocomplete: '1',
    });
  });

  it('are asked once for the same words, and again ten minutes later', async () => {
    const q = another();
    await search({ q });
    const before = service.asked.length;
    await search({ q });
    expect(service.asked).toHaveLength(before);
    clock.advance(601);
    await search({ q });
    expect(service.asked).toHaveLength(before + 1);
  });

  it.each(['', 'ru', ' - r'])('are not asked for « %s »', async (q) => {
    const before = service.asked.length;
    expect((await search({ q })).body).toMatchObject({ features: [], couverture: 'adresses' });
    expect(service.asked).toHaveLength(before);
  });

  it('are none when the service cannot read what was typed', async () => {
    const reply = await search({ q: another('refus') });
    expect([reply.status, reply.body.features]).toEqual([200, []]);
  });
});

describe('a service that fails', () => {
  it.each(['panne', 'charabia', 'étrange', 'ailleurs'])('is said silent: %s', async (word) => {
    const reply = await search({ q: another(word) });
    expect(reply.status).toBe(502);
    expect(reply.problem.message).toBe(
      'La recherche d’adresse ne répond pas. Saisissez l’adresse à la main.',
    );
    await search({ q: another() });
  });

  it('that never answers is given up', async () => {
    expect((await search({ q: another('lent') })).status).toBe(502);
    await search({ q: another() });
  });

  it('is not remembered: the same words are asked again', async () => {
    const q = another('panne');
    await search({ q });
    const before = service.asked.length;
    await search({ q });
    expect(service.asked).toHaveLength(before + 1);
    await search({ q: another() });
  });

  it('is left alone for 30 seconds after five failures in a row, then tried again', async () => {
    for (let n = 0; n < 5; n += 1) await search({ q: another('panne') });
    const before = service.asked.length;
    expect((await search({ q: another() })).status).toBe(502);
    expect(service.asked).toHaveLength(before);
    later();
    expect((await search({ q: another() })).status).toBe(200);
  });

  it('never keeps communes from being found', async () => {
    for (let n = 0; n < 5; n += 1) await search({ q: another('panne') });
    expect((await search({ type: 'municipality', postcode: '30100' })).status).toBe(200);
    later();
  });

  it('when it is down, at once', async () => {
    const down = await aPortal({
      features: [geoFeature],
      environment: { GEO_URL: 'http://127.0.0.1:1/search' },
    });
    expect((await search({ q: 'rue' }, down)).status).toBe(502);
  });
});

describe('who asks', () => {
  it('must be signed in', async () => {
    expect((await portal.api(geoEndpoints.searchGeo, { query: { q: 'rue' } })).status).toBe(401);
  });

  it.each([{ postcode: '1301' }, { type: 'pays' }, { limit: 101 }, { q: 'a'.repeat(201) }])(
    'is refused %j',
    async (query) => {
      expect((await search(query as never)).status).toBe(400);
    },
  );

  it('leaves no trace of what was typed in the log', async () => {
    await search({ q: '7 allée secrète' });
    await search({ q: 'panne secrète' });
    expect(portal.logLines().length).toBeGreaterThan(0);
    expect(portal.logLines().filter((line) => /secr/i.test(line))).toEqual([]);
    await search({ q: another() });
  });

  it('asks 240 times a minute at most', async () => {
    const ana = anActor({ id: '00000000-0000-4000-8000-000000000002' });
    const ask = () => bare.api(geoEndpoints.searchGeo, { as: ana, query: {} });
    for (let n = 0; n < 240; n += 1) expect((await ask()).status).toBe(200);
    expect((await ask()).status).toBe(429);
  });
});
