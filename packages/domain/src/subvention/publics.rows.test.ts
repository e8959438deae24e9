import { describe, expect, it } from 'vitest';
import type { FicheConnue } from '../association/manques.rules.ts';
import {
  type NomPublic,
  nomsPublics,
  type PublicReponse,
  publicsRefuses,
  publicsSubvention,
} from './publics.rows.ts';

const aFiche = (changes: {
  identite?: object;
  activites?: object;
  lignes?: FicheConnue['lignes'];
}): FicheConnue =>
  ({
    fiche: { identite: changes.identite ?? {}, activites: changes.activites ?? {} },
    lignes: changes.lignes ?? {},
    documents: [],
  }) as unknown as FicheConnue;

describe('who a subvention is reserved to, answered by the file of an association', () => {
  it.each<[NomPublic, Parameters<typeof aFiche>[0], PublicReponse]>([
    ['loi1901', {}, 'inconnu'],
    ['loi1901', { identite: { regime: 'loi1901' } }, 'oui'],
    ['loi1901', { identite: { regime: 'alsaceMoselle' } }, 'non'],
    ['alsaceMoselle', { identite: { regime: 'alsaceMoselle' } }, 'oui'],
    ['alsaceMoselle', { identite: { regime: 'autre' } }, 'non'],
    ['sportives', {}, 'inconnu'],
    ['sportives', { activites: { domaine: 'Sport' } }, 'oui'],
    ['sportives', { activites: { domaine: 'Culture' } }, 'non'],
    ['jep', {}, 'non'],
    ['jep', { lignes: { agrements: [{ type: 'SPORT' }] } }, 'non'],
    ['jep', { lignes: { agrements: [{ type: 'SPORT' }, { type: 'JEP' }] } }, 'oui'],
    ['employeuses', {}, 'inconnu'],
    ['employeuses', { lignes: { rhs: [{ annee: 2026 }] } }, 'inconnu'],
    ['employeuses', { lignes: { rhs: [{ annee: 2026, nb_salaries: 0 }] } }, 'non'],
    ['employeuses', { lignes: { rhs: [{ nb_salaries: 0 }, { nb_salaries: 1 }] } }, 'oui'],
    ['utilitePublique', {}, 'inconnu'],
    ['utilitePublique', { identite: { util_publique: false } }, 'non'],
    ['utilitePublique', { identite: { util_publique: true } }, 'oui'],
  ])('%s of %j is %s', (nom, fiche, expected) => {
    expect(publicsSubvention[nom].repond(aFiche(fiche))).toBe(expected);
  });

  it('never counts what is not known as a no', () => {
    expect(publicsRefuses(aFiche({}))).toEqual(['jep']);
    expect(nomsPublics).toEqual([
      'loi1901',
      'alsaceMoselle',
      'sportives',
      'jep',
      'employeuses',
      'utilitePublique',
    ]);
  });
});
