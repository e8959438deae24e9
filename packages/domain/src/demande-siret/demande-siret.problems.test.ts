import { describe, expect, it } from 'vitest';
import { categoriesAgricoles } from '../referentiel/data/categories-agricoles.ts';
import { permanencesActivite } from '../referentiel/data/permanences-activite.ts';
import { typesEmployeur } from '../referentiel/data/types-employeur.ts';
import { demandeSiretProblems } from './demande-siret.problems.ts';

const dejaUne =
  "Une demande d'attribution siret existe déjà. Seul son créateur peut accéder aux détails de la demande.";

describe('the lists it chooses in', () => {
  const values = (options: readonly { value: string; label: string }[]) =>
    options.map(({ value, label }) => [value, label]);

  it('are the employer tax types [R9.15]', () => {
    expect(typesEmployeur.map(({ value }) => value)).toEqual([
      'association-employeur',
      'association-redevable',
      'association-subvention',
    ]);
  });

  it('are the permanences of the activity [R9.16] [M191] [M192]', () => {
    expect(values(permanencesActivite)).toEqual([
      ['P', 'permanente'],
      ['S', 'saisonnière'],
    ]);
  });

  it('are the agricultural categories, to the letter [R9.17] [M193] [M194] [M195]', () => {
    expect(categoriesAgricoles.map(({ label }) => label)).toEqual(['Culture', 'Elevage', 'Autre']);
  });
});

it.each([
  ['M085', 'demande-siret.existante', dejaUne],
  ['M085', 'demande-siret.reservee', dejaUne],
  [
    'M110',
    'demande-siret.illisible',
    'Un problème est survenu lors de la récupération de la demande de SIRET.',
  ],
  ['M111', 'demande-siret.non-creee', 'Un problème est survenu lors de la création de la demande de SIRET.'],
  [
    'M112',
    'demande-siret.non-enregistree',
    'Un problème est survenu lors de la mise à jour de la demande de SIRET.',
  ],
  [
    'M113',
    'demande-siret.non-supprimee',
    'Un problème est survenu lors de la suppression de la demande de SIRET.',
  ],
  [
    'M114',
    'demande-siret.non-transmise',
    'Un problème est survenu lors de la transmission de la demande de SIRET.',
  ],
] as const)('what is refused is said to the letter [%s]: %s', (_message, code, message) => {
  expect(demandeSiretProblems[code].message).toBe(message);
});
