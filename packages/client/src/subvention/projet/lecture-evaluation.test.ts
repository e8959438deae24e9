import { describe, expect, it } from 'vitest';
import { describeEvaluation } from './lecture-evaluation.ts';

const indicateur = (prevu_min: number | string | null, prevu_max: number | string | null) =>
  describeEvaluation({ indicateurs: [{ id: 'i', intitule: 'Sessions', prevu_min, prevu_max }] });

describe('the indicators of a project', () => {
  it.each([
    [4, 6, 'Sessions : de 4 à 6'],
    [4.5, 4.5, 'Sessions : 4,50'],
    [null, 6, 'Sessions : 6'],
    [4, null, 'Sessions : 4'],
    ['quatre', 6, 'Sessions : de quatre à 6'],
    [null, null, 'Sessions : non renseigné'],
  ])('from %s to %s are read « %s »', (least, most, said) => {
    expect(indicateur(least, most)).toBe(said);
  });

  it('are read before what is said of them', () => {
    expect(describeEvaluation({ commentaire: 'Un questionnaire.' })).toBe('Méthode : Un questionnaire.');
    expect(describeEvaluation({})).toBeNull();
  });
});
