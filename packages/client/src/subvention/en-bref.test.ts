import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import { expect, it } from 'vitest';
import { projetsChapo, subventionWords } from './en-bref.ts';

type Commence = DossierSubventionView['commence'];
const dossier = (commence: Commence, projets: { montant_demande: number }[] = []) =>
  ({ commence, projets }) as unknown as DossierSubventionView;
const plain = (text: string | undefined) => text?.replaceAll(/\s/g, ' ');

it.each<[string, DossierSubventionView, string, string | undefined]>([
  [
    'what was written without an account is said with its title and its sum',
    dossier({ intitule: 'Des sorties en mer', montant_demande: 2800 }),
    '« Des sorties en mer », 2 800 € demandés : c’est gardé, et ouvrira votre projet.',
    '« Des sorties en mer », 2 800 € demandés',
  ],
  [
    'without a sum, by its title alone',
    dossier({ intitule: 'Des sorties en mer', montant_demande: null }),
    '« Des sorties en mer » : c’est gardé, et ouvrira votre projet.',
    '« Des sorties en mer »',
  ],
  [
    'no sum is said as long as nobody has asked one',
    dossier(null),
    'Ce que vous ferez, et ce que vous demandez.',
    undefined,
  ],
])('%s', (_, given, chapo, bref) => {
  expect(plain(projetsChapo(given))).toBe(chapo);
  expect(plain(subventionWords.enBref(given, 'projets'))).toBe(bref);
});
