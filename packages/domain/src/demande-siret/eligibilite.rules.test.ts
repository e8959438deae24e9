import { describe, expect, it } from 'vitest';
import { problemMessage } from '../kernel/problems.ts';
import { demandeSiretProblems } from './demande-siret.problems.ts';
import { eligibiliteProblems } from './eligibilite.rules.ts';
import { aDemandeComplete } from './test/test-demande-complete.ts';

describe('an association asks for a SIRET here', () => {
  const { association } = aDemandeComplete();
  const codes = (changes: object) =>
    eligibiliteProblems({ ...association, ...changes } as never).map(({ code }) => code);

  it.each([
    ['loi 1901, without a number', {}, []],
    ['in Alsace-Moselle', { regime: 'alsaceMoselle' }, ['demande-siret.alsace-moselle']],
    ['whose seat is in Moselle', { cp_siege: '57000' }, ['demande-siret.alsace-moselle']],
    ['whose seat is in Bas-Rhin', { cp_siege: '67000' }, ['demande-siret.alsace-moselle']],
    ['whose seat is in Haut-Rhin', { cp_siege: '68100' }, ['demande-siret.alsace-moselle']],
    ['whose seat is in Vosges', { cp_siege: '88000' }, []],
    ['whose seat is in New Caledonia', { cp_siege: '98800' }, ['demande-siret.numero-local']],
    ['whose seat is in French Polynesia', { cp_siege: '98714' }, ['demande-siret.numero-local']],
    ['whose seat is in La Réunion', { cp_siege: '97400' }, []],
    ['a foundation', { regime: 'autre' }, ['demande-siret.autre-regime']],
    ['a local authority', { regime: 'collectivite' }, ['demande-siret.autre-regime']],
    ['of no known regime', { regime: null }, ['demande-siret.autre-regime']],
    ['not declared', { id_rna: null }, ['demande-siret.sans-rna']],
    ['with a SIRET', { id_siret_siege: '12345678200010' }, ['demande-siret.deja-siret']],
    ['dissolved', { etat: 'dissoute' }, ['demande-siret.dissoute']],
  ])('or not: %s', (_said, changes, expected) => {
    expect(codes(changes)).toEqual(expected);
  });

  it('and is told where to write otherwise', () => {
    const [problem] = eligibiliteProblems({ ...association, regime: 'alsaceMoselle' });
    expect(problemMessage(demandeSiretProblems['demande-siret.alsace-moselle'], problem?.params)).toBe(
      'Une association d’Alsace-Moselle ne demande pas son SIRET ici. Écrivez à Insee, Pôle Sirene Associations, à Metz, sirene-associations@insee.fr. Joignez votre récépissé d’inscription au registre du tribunal et vos statuts.',
    );
  });
});
