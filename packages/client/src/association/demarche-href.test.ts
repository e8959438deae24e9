import { expect, test } from 'vitest';
import { manqueLien } from './demarche-href.ts';

test.each([
  [
    'coordonnees.telephone',
    '/informations-administratives/1000001/coordonnees?mode=edit&champ=telephone&pour=FDVA-1',
  ],
  [
    'specificites.vaeb.courriel',
    '/informations-administratives/1000001/specificites?mode=edit&champ=vaeb.courriel&pour=FDVA-1',
  ],
  ['identite.id_siret', '/associations/1000001/demande-siret'],
  ['representants_legaux', '/informations-administratives/1000001/representants'],
  ['ribs', '/informations-administratives/1000001/ribs'],
  ['documents.RAR', '/associations/1000001/documents?depot=1&type=RAR'],
  ['autre', '/informations-administratives/1000001'],
])('what misses at %s is put right at %s', (field, href) => {
  expect(manqueLien('1000001', field, 'FDVA-1')).toBe(href);
});
