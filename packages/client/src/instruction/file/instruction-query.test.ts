import { describe, expect, it } from 'vitest';
import { dropsFiltres, listQuery, parseFileSearch, queueAddress } from './instruction-query.ts';

describe('the address of the queue', () => {
  it('asks the list for all it says', () => {
    expect(listQuery(parseFileSearch('?etats=D&exercices=2027&q=voile&page=abc'))).toMatchObject({
      etats: ['D'],
      exercices: ['2027'],
      searchQuery: 'voile',
      cursor: 'abc',
      includeDeleted: undefined,
    });
  });

  it('leaves the filters aside for a number, and only then', () => {
    const numero = parseFileSearch('?etats=D&q=26000018');
    expect(listQuery(numero)).toMatchObject({ searchQuery: '26000018' });
    expect([Object.hasOwn(listQuery(numero), 'etats'), dropsFiltres(numero)]).toEqual([false, true]);
    expect(dropsFiltres(parseFileSearch('?q=26000018'))).toBe(false);
    expect(dropsFiltres(parseFileSearch('?etats=D&q=voile'))).toBe(false);
    expect(queueAddress(numero)).toBe('?etats=D&q=26000018');
  });

  it('lists removed dossiers only when their state is asked for', () => {
    expect(listQuery(parseFileSearch('?etats=B')).includeDeleted).toBe('true');
    expect(listQuery(parseFileSearch('?etats=D')).includeDeleted).toBeUndefined();
  });

  it('asks for the order the address says, and for none that does not exist', () => {
    expect(listQuery(parseFileSearch('?tri=-demande')).tri).toBe('-demande');
    expect(listQuery(parseFileSearch('?tri=couleur')).tri).toBeUndefined();
    expect(queueAddress(parseFileSearch('?page=abc&tri=numero&etats=D'))).toBe(
      '?etats=D&tri=numero&page=abc',
    );
  });

  it('has one spelling for one list, whatever else the address holds', () => {
    expect(queueAddress(parseFileSearch('?onglet=x&q=voile&etats=D'))).toBe('?etats=D&q=voile');
    expect(queueAddress(parseFileSearch(''))).toBe('?');
    expect(queueAddress(parseFileSearch('?etats=8'))).toBe('?etats=7&etats=8');
  });
});
