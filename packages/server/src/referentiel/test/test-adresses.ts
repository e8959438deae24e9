import {
  aFakeService,
  type FakeReply,
  type FakeService,
  findTrick,
} from '../../platform/outside/test/test-json-service.ts';

const towns = [
  { city: 'Marseille', citycode: '13211', postcode: '13011', context: '13, Bouches-du-Rhône' },
  { city: 'Alès', citycode: '30007', postcode: '30100', context: '30, Gard' },
  { city: 'Saint-Denis', citycode: '93066', postcode: '93200', context: '93, Seine-Saint-Denis' },
  { city: 'Nulle-Part-sur-Mer', citycode: '00001', postcode: '00001', context: 'Nulle part' },
  { city: 'Aubagne', citycode: '13005', postcode: '13400', context: '13, Bouches-du-Rhône' },
  { city: 'Niort', citycode: '79191', postcode: '79000', context: '79, Deux-Sèvres' },
];

/**
 * Runs a local service that answers like the national address service: « 12bis Rue des Lilas » in six towns, whatever
 * is asked. It breaks down for « panne », never answers « lent », and answers nonsense to « charabia » and « étrange ».
 */
export const aFakeAdresses = (port = 0): Promise<FakeService> => aFakeService(replyTo, port);

const strange = { status: 200, body: JSON.stringify({ features: [{ geometry: null, properties: {} }] }) };

function replyTo(asked: URLSearchParams): FakeReply | null {
  const q = asked.get('q') ?? '';
  const trick = q.includes('étrange') ? strange : findTrick(q);
  if (trick !== undefined) return trick;
  const limit = Number(asked.get('limit'));
  const other = { ...featureOf(towns[0]), properties: { type: 'autre' } };
  const features = [...towns.slice(0, limit).map(featureOf), other];
  const said = { attribution: 'Adresses inventées', licence: 'ETALAB-2.0', query: q, limit };
  return {
    status: 200,
    body: JSON.stringify({ type: 'FeatureCollection', version: 'draft', features, ...said }),
  };
}

const featureOf = (town: (typeof towns)[number] | undefined) => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates: [5.47, 43.29] },
  properties: {
    ...town,
    label: `12bis Rue des Lilas ${town?.postcode} ${town?.city}`,
    score: 0.9,
    id: `${town?.citycode}_0001_00012_bis`,
    type: 'housenumber',
    name: '12bis Rue des Lilas',
    housenumber: '12bis',
    street: 'Rue des Lilas',
    importance: 0.6,
    x: 898_000.5,
    y: 6_245_000.5,
  },
});
