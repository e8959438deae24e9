import { describe, expect, it } from 'vitest';
import { findTransition, movesFrom, type StatesTable } from './states.ts';

const porte: StatesTable<
  'ouverte' | 'fermee' | 'murée',
  'fermer' | 'ouvrir' | 'murer',
  'gardien' | 'passant'
> = {
  labels: { ouverte: 'ouverte', fermee: 'fermée', murée: 'murée' },
  transitions: [
    { action: 'fermer', from: 'ouverte', to: 'fermee', by: 'gardien' },
    { action: 'fermer', from: 'ouverte', to: 'fermee', by: 'passant', reason: true },
    { action: 'murer', from: 'ouverte', to: 'murée', by: 'gardien' },
    { action: 'ouvrir', from: 'fermee', to: 'previous', by: 'gardien' },
  ],
};

describe('a table of states', () => {
  it('finds the row of a move by its state, its action and its side', () => {
    expect(findTransition(porte, { from: 'ouverte', action: 'fermer', by: 'passant' })).toEqual({
      action: 'fermer',
      from: 'ouverte',
      to: 'fermee',
      by: 'passant',
      reason: true,
    });
    expect(
      findTransition(porte, { from: 'ouverte', action: 'fermer', by: 'gardien' })?.reason,
    ).toBeUndefined();
    expect(findTransition(porte, { from: 'fermee', action: 'ouvrir', by: 'gardien' })?.to).toBe('previous');
  });

  it.each([
    { from: 'fermee', action: 'fermer', by: 'gardien' },
    { from: 'ouverte', action: 'murer', by: 'passant' },
    { from: 'murée', action: 'ouvrir', by: 'gardien' },
  ] as const)('moves nothing that is not written: $action from $from by $by', (move) => {
    expect(findTransition(porte, move)).toBeUndefined();
  });

  it('lists the moves of a side from a state, in its own order', () => {
    expect(movesFrom(porte, 'ouverte', 'gardien')).toEqual(['fermer', 'murer']);
    expect(movesFrom(porte, 'ouverte', 'passant')).toEqual(['fermer']);
    expect(movesFrom(porte, 'murée', 'gardien')).toEqual([]);
  });
});
