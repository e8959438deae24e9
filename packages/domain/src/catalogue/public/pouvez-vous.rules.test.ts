import { describe, expect, it } from 'vitest';
import {
  questionsPubliques,
  registreReponses,
  registreVerdict,
  reponsesVerdict,
} from './pouvez-vous.rules.ts';

const locale = { territoires: ['R93'], publics: ['sportives' as const] };

describe('« Pouvez-vous demander ? »', () => {
  it('asks only what the campaign reserves', () => {
    expect(questionsPubliques({}).map(({ nom }) => nom)).toEqual(['declaree']);
    expect(questionsPubliques(locale).map(({ nom }) => nom)).toEqual(['declaree', 'siege', 'public']);
  });

  it.each([
    [{ declaree: 'oui', siege: 'oui', public: 'oui' }, 'oui', 'Oui, vous pouvez demander.'],
    [{ declaree: 'oui', siege: 'non', public: 'oui' }, 'non', 'Non : le siège doit être ici'],
    [{ declaree: 'oui' }, 'inconnu', 'Répondez à toutes les questions'],
  ] as const)('answers %o', (reponses, reponse, phrase) => {
    const verdict = reponsesVerdict(locale, reponses);
    expect(verdict.reponse).toBe(reponse);
    expect(verdict.phrase).toContain(phrase);
  });

  it('does not ask again what the registers answer', () => {
    const lues = (campagne: object, departement: string | null, isDissoute = false) =>
      registreReponses(campagne, { departement, isDissoute });
    expect(lues(locale, '13')).toEqual({ declaree: 'oui', siege: 'oui' });
    expect(lues(locale, '35')).toEqual({ declaree: 'oui', siege: 'non' });
    expect(lues(locale, null)).toEqual({ declaree: 'oui' });
    expect(lues({}, '13')).toEqual({ declaree: 'oui' });
    expect(lues(locale, '13', true)).toEqual({});
  });

  it('reads in the registers the place of the seat, and leaves the rest to be verified', () => {
    const seat = (departement: string | null, isDissoute = false) =>
      registreVerdict(locale, { departement, isDissoute }).reponse;
    expect([seat('13'), seat('35'), seat(null), seat('13', true)]).toEqual([
      'inconnu',
      'non',
      'inconnu',
      'non',
    ]);
    expect(registreVerdict({}, { departement: '35', isDissoute: false }).reponse).toBe('oui');
  });
});
