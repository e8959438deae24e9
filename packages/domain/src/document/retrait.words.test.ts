import { expect, it } from 'vitest';
import { retraitSuites } from './retrait.words.ts';

const sent = (reference: string) => ({ reference, transmis_le: '2027-03-01T09:00:00Z', est_joint: true });
const draft = (reference: string) => ({ reference, transmis_le: null, est_joint: true });
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

it.each([
  ['nothing', [], ['Il ne sera plus proposé dans vos dossiers.']],
  [
    'one dossier that was sent',
    [sent('26-000123')],
    ['Ce document figure dans 26-000123, transmis : il y restera. Il ne sera plus proposé.'],
  ],
  [
    'two that were sent and a draft',
    [sent('26-000123'), sent('26-000125'), draft('26-000124')],
    [
      'Ce document figure dans 26-000123 et 26-000125, transmis : il y restera. Il ne sera plus proposé.',
      'Il sera retiré de 26-000124, pas encore transmis : vous y joindrez un autre document.',
    ],
  ],
  [
    'two drafts',
    [draft('26-000124'), draft('26-000126')],
    [
      'Il ne sera plus proposé dans vos dossiers.',
      'Il sera retiré de 26-000124 et 26-000126, pas encore transmis : vous y joindrez d’autres documents.',
    ],
  ],
])('taking away a document used in %s says what stays', (_, usages, expected) => {
  expect(retraitSuites(usages).map(plain)).toEqual(expected);
});
