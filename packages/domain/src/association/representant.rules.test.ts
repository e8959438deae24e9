import { describe, expect, it } from 'vitest';
import { isRepresentantComplete, representantProblems } from './representant.rules.ts';

const complete = {
  civilite: 'MME',
  prenom: 'Jeanne',
  nom: 'Roux',
  fonction: 'PRE',
  courriel: 'jeanne.roux@exemple.fr',
  telephone: '0465710000',
};

describe('a representative', () => {
  it('is complete with its six rows [R5.50]', () => {
    expect(isRepresentantComplete(complete)).toBe(true);
  });

  it.each(Object.keys(complete))('is not complete without %s [R5.50]', (name) => {
    expect(representantProblems({ ...complete, [name]: '' }, 'transmission')).toEqual([
      { code: 'kernel.a-renseigner', field: name, params: { label: expect.any(String) } },
    ]);
  });

  it('may be half typed while it is only saved', () => {
    expect(representantProblems({ nom: 'Roux' }, 'saisie')).toEqual([]);
  });
});
