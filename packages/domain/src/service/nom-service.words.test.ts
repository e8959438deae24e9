import { expect, it } from 'vitest';
import { ofService, toServices, withServices } from './nom-service.words.ts';

it.each([
  ['DRAJES Sud', 'à DRAJES Sud', 'de DRAJES Sud', 'DRAJES Sud'],
  [
    'Conseil départemental du Gard',
    'au Conseil départemental du Gard',
    'du Conseil départemental du Gard',
    'le Conseil départemental du Gard',
  ],
  [
    'Direction de la culture',
    'à la Direction de la culture',
    'de la Direction de la culture',
    'la Direction de la culture',
  ],
  ['Ville de Nîmes', 'à la Ville de Nîmes', 'de la Ville de Nîmes', 'la Ville de Nîmes'],
  ['Agence du sport', 'à l’Agence du sport', 'de l’Agence du sport', 'l’Agence du sport'],
  [
    'Services du Premier ministre',
    'aux Services du Premier ministre',
    'des Services du Premier ministre',
    'les Services du Premier ministre',
  ],
  ['Conseils et cie', 'à Conseils et cie', 'de Conseils et cie', 'Conseils et cie'],
  ['Atelier', 'à Atelier', 'd’Atelier', 'Atelier'],
])('%s takes its article after « à », « de » and « avec »', (nom, to, of, withName) => {
  expect([toServices([nom]), ofService(nom), withServices([nom])]).toEqual([to, of, withName]);
});

it('joins several services with « et », each with its own article', () => {
  const noms = ['DRAJES Sud', 'Conseil départemental du Gard', 'Ville de Nîmes'];
  expect(toServices(noms)).toBe('à DRAJES Sud, au Conseil départemental du Gard et à la Ville de Nîmes');
  expect(withServices(noms.slice(0, 2))).toBe('DRAJES Sud et le Conseil départemental du Gard');
});
