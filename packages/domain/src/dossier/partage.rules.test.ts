import { describe, expect, it } from 'vitest';
import { comparePartage, type Partageable, partageProblems } from './partage.rules.ts';

const jeanne: Partageable = { id: 'jeanne', isCreateur: true, isPartage: false };
const ali: Partageable = { id: 'ali', isCreateur: false, isPartage: true };
const lea: Partageable = { id: 'lea', isCreateur: false, isPartage: false };
const codes = (membres: Partageable[], change: { ajoute?: string[]; retire?: string[] }) =>
  partageProblems(membres, { ajoute: [], retire: [], ...change }).map(({ code }) => code);

describe('with whom a dossier is shared', () => {
  it.each([
    [{ ajoute: ['lea'] }, []],
    [{ retire: ['ali'] }, []],
    [{ ajoute: ['paul'] }, ['dossier.partage-inconnu']],
    [{ retire: ['paul'] }, ['dossier.partage-inconnu']],
    [{ retire: ['jeanne'] }, ['dossier.partage-createur']],
  ])('%j: %j', (change, expected) => {
    expect(codes([jeanne, ali, lea], change)).toEqual(expected);
  });

  it('keeps somebody to write it, once who began it has left', () => {
    expect(codes([ali, lea], { retire: ['ali'] })).toEqual(['dossier.partage-personne']);
    expect(codes([ali, lea], { retire: ['ali'], ajoute: ['lea'] })).toEqual([]);
  });

  it('is with twenty people at most', () => {
    const many = (n: number) => Array.from({ length: n }, (_, index) => ({ ...ali, id: `p${index}` }));
    expect(codes([jeanne, lea, ...many(19)], { ajoute: ['lea'] })).toEqual([]);
    expect(codes([jeanne, lea, ...many(20)], { ajoute: ['lea'] })).toEqual(['dossier.partage-trop']);
  });

  it('reads a list as what it changes; who began it needs no naming', () => {
    expect(comparePartage(['lea', 'jeanne'], [jeanne, ali, lea])).toEqual({
      ajoute: ['lea'],
      retire: ['ali'],
    });
    expect(comparePartage(['ali'], [jeanne, ali, lea])).toEqual({ ajoute: [], retire: [] });
  });
});
