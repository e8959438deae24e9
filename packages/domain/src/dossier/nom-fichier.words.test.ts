import { expect, test } from 'vitest';
import { nomFichierPdf } from './nom-fichier.words.ts';

test.each([
  ['Ludothèque Alès', 'ludotheque-ales_accord_2026-11-23_26-000002.pdf'],
  ['L’Œuvre d’été, « Nœuds »', 'l-oeuvre-d-ete-noeuds_accord_2026-11-23_26-000002.pdf'],
  ['../../etc/passwd', 'etc-passwd_accord_2026-11-23_26-000002.pdf'],
  ['協会', 'accord_2026-11-23_26-000002.pdf'],
  ['a'.repeat(300), `${'a'.repeat(40)}_accord_2026-11-23_26-000002.pdf`],
])('the file of a dossier of %j is named %s', (association, expected) => {
  expect(nomFichierPdf({ id_fo: '26-000002', quoi: 'accord', jour: '2026-11-23', association })).toBe(
    expected,
  );
});

test('a file that a dossier has once says no day', () => {
  expect(nomFichierPdf({ id_fo: '26-000002', quoi: 'dossier', association: 'Les Pions' })).toBe(
    'les-pions_dossier_26-000002.pdf',
  );
});

test.each([
  ['Des sorties en mer', 'des-sorties-en-mer_accord_les-pions_26-000002.pdf'],
  ['../../etc/passwd', 'etc-passwd_accord_les-pions_26-000002.pdf'],
  ['協会', 'les-pions_accord_26-000002.pdf'],
  [null, 'les-pions_accord_26-000002.pdf'],
])('the file of the project %j leads with it: %s', (projet, expected) => {
  expect(nomFichierPdf({ id_fo: '26-000002', projet, quoi: 'accord', association: 'Les Pions' })).toBe(
    expected,
  );
});
