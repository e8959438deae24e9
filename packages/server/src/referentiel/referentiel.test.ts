import { referentielEndpoints } from '@asso/contract/referentiel/referentiel.endpoints';
import { describe, expect, it } from 'vitest';
import { aPortal } from '../platform/http/test/test-app.ts';
import { geoFeature } from './geo-feature.ts';

const { listReferentiels, readReferentiel } = referentielEndpoints;
const { api, inject } = await aPortal({ features: [geoFeature] });

describe('the referential lists', () => {
  it('are read by anybody, one by its type, with codes and labels [R3.16]', async () => {
    const { status, body } = await api(readReferentiel, { query: { type: 'genres' } });
    expect([status, body.referentiel.type, body.referentiel.categorie]).toEqual([200, 'genres', 'mixte']);
    expect(body.referentiel.options.map(({ value, label }) => [value, label])).toEqual([
      ['M', 'Mixte'],
      ['F', 'Féminin'],
      ['H', 'Masculin'],
    ]);
    expect((await api(readReferentiel, { query: { type: 'ailleurs' } })).status).toBe(404);
  });

  it('gives the countries of the COG, FRANCE first [R9.50]', async () => {
    const { body } = await api(readReferentiel, { query: { type: 'pays' } });
    const [first, ...others] = body.referentiel.options as { value: string; cog?: string }[];
    expect([first?.value, first?.cog]).toEqual(['FRANCE', '99100']);
    expect(others.length).toBeGreaterThan(190);
    expect(others.filter(({ cog }) => !/^99\d{3}$/.test(cog ?? ''))).toEqual([]);
  });

  it('put 9224 and 9300 in a group of legal forms of their own [R9.13]', async () => {
    const { body } = await api(readReferentiel, { query: { type: 'formes-juridiques' } });
    const options = body.referentiel.options as { value: string; groupe?: string | null }[];
    const inGroup = options.filter(({ groupe }) => groupe === 'autre').map(({ value }) => value);
    expect(inGroup.toSorted()).toEqual(['9224', '9300']);
  });

  it('are kept by the browser', async () => {
    const { headers } = await inject({ method: 'GET', url: '/api/referentiel?type=genres' });
    expect(headers['cache-control']).toBe('public, no-cache');
  });

  it('are sent once to a browser that has them already', async () => {
    const url = '/api/referentiel?type=regions';
    const etag = String((await inject({ method: 'GET', url })).headers.etag);
    const ask = async (held: string) => {
      const { statusCode, body } = await inject({ method: 'GET', url, headers: { 'if-none-match': held } });
      return [statusCode, body.length > 0];
    };
    expect(await ask(etag)).toEqual([304, false]);
    expect(await ask(`W/${etag}`)).toEqual([304, false]);
    expect(await ask('"autre"')).toEqual([200, true]);
  });

  it.each<[object, string[]]>([
    [{ type: 'regions' }, ['regions']],
    [{ type: 'ailleurs' }, []],
    [{ type: 'regions', categorie: 'plausible' }, []],
    [{ type: 'regions', categorie: 'official' }, ['regions']],
  ])('are listed as %j asks', async (query, expected) => {
    const { items } = (await api(listReferentiels, { query })).body;
    expect(items.map(({ type }) => type)).toEqual(expected);
  });

  it('keep the values one looks for', async () => {
    const query = { type: 'regions', filterOptions: 'provence' };
    const { items } = (await api(listReferentiels, { query })).body;
    expect(items[0]?.options.map(({ value }) => value)).toEqual(['93']);
  });
});
