import { expect, test } from 'vitest';
import { nomFichierPdf } from './nom-fichier.words.ts';

test.each([
  ['Ludothèque Alès', '26-000002_accord_2026-11-23_ludotheque-ales.pdf'],
  ['L’Œuvre d’été, « Nœuds »', '26-000002_accord_2026-11-23_l-oeuvre-d-ete-noeuds.pdf'],
  ['../../etc/passwd', '26-000002_accord_2026-11-23_etc-passwd.pdf'],
  ['協会', '26-000002_accord_2026-11-23.pdf'],
  ['a'.repeat(300), `26-000002_accord_2026-11-23_${'a'.repeat(40)}.pdf`],
])('the file of a dossier of %j is named %s', (association, expected) => {
  expect(nomFichierPdf({ id_fo: '26-000002', quoi: 'accord', jour: '2026-11-23', association })).toBe(
    expected,
  );
});

test('a file that a dossier has once says no day', () => {
  expect(nomFichierPdf({ id_fo: '26-000002', quoi: 'dossier', association: 'Les Pions' })).toBe(
    '26-000002_dossier_les-pions.pdf',
  );
});
