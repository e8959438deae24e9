import { describe, expect, it } from 'vitest';
import { listQuery, queueAddress, searchOf } from './instruction-query.ts';

describe('the address of the queue', () => {
  it('asks the list for all it says', () => {
    expect(listQuery(searchOf('?etats=D&exercices=2027&q=voile&page=abc'))).toMatchObject({
      etats: ['D'],
      exercices: ['2027'],
      searchQuery: 'voile',
      cursor: 'abc',
      includeDeleted: undefined,
    });
  });

  it('lists removed dossiers only when their state is asked for', () => {
    expect(listQuery(searchOf('?etats=B')).includeDeleted).toBe('true');
    expect(listQuery(searchOf('?etats=D')).includeDeleted).toBeUndefined();
  });

  it('has one spelling for one list, whatever else the address holds', () => {
    expect(queueAddress(searchOf('?onglet=x&q=voile&etats=D'))).toBe('?etats=D&q=voile');
    expect(queueAddress(searchOf(''))).toBe('?');
    expect(queueAddress(searchOf('?etats=8'))).toBe('?etats=7&etats=8');
  });
});
