import { describe, expect, it } from 'vitest';
import {
  backToFileHref,
  extended,
  type FileInstruction,
  findVoisins,
  inFileHref,
} from './file-instruction.ts';

const row = (id_fo: string) => ({ genre: 'subvention' as const, id_siret: '66101723600018', id_fo });

const aFile = (changes: Partial<FileInstruction> = {}): FileInstruction => ({
  address: '?etats=D',
  rows: [row('27-000003'), row('27-000002'), row('27-000001')],
  total: 3,
  isTotalExact: true,
  next: null,
  previous: null,
  ...changes,
});

const aPage = (ids: readonly string[]) =>
  ({
    items: ids.map((id_fo) => ({ genre: 'subvention', id_fo, demandeur: { id_siret: '66101723600018' } })),
    total: 9,
    totalExact: true,
    next: 'plus-loin',
    previous: 'plus-pres',
  }) as unknown as Parameters<typeof extended>[1];

describe('neighbours in the queue', () => {
  it.each([
    ['27-000003', null, '27-000002', 1],
    ['27-000002', '27-000003', '27-000001', 2],
    ['27-000001', '27-000002', null, 3],
  ])('of %s are %s and %s', (id_fo, previous, next, rank) => {
    const voisins = findVoisins(aFile(), id_fo);
    expect([voisins.previous?.id_fo ?? null, voisins.next?.id_fo ?? null, voisins.rank]).toEqual([
      previous,
      next,
      rank,
    ]);
    expect(voisins.missing).toBeNull();
  });

  it('are none for a dossier that is not in it', () => {
    expect(findVoisins(aFile(), '27-000009')).toEqual({
      previous: null,
      next: null,
      rank: null,
      missing: null,
    });
  });

  it('are on another page at its ends', () => {
    const file = aFile({ next: 'suite', previous: 'debut' });
    expect(findVoisins(file, '27-000001').missing).toBe('next');
    expect(findVoisins(file, '27-000003').missing).toBe('previous');
    expect(findVoisins(file, '27-000002').missing).toBeNull();
  });

  it('have a rank only when the first page is known', () => {
    expect(findVoisins(aFile({ previous: 'debut' }), '27-000002').rank).toBeNull();
  });
});

describe('one page more', () => {
  it('comes after the last row, and says what comes after it', () => {
    const { rows, next, previous } = extended(aFile({ next: 'suite' }), aPage(['27-000000']), 'next');
    expect(rows.map(({ id_fo }) => id_fo)).toEqual(['27-000003', '27-000002', '27-000001', '27-000000']);
    expect([next, previous]).toEqual(['plus-loin', null]);
  });

  it('comes before the first, and says what comes before it', () => {
    const { rows, next, previous } = extended(aFile({ previous: 'debut' }), aPage(['27-000004']), 'previous');
    expect(rows[0]?.id_fo).toBe('27-000004');
    expect([next, previous]).toEqual([null, 'plus-pres']);
  });
});

it.each([
  ['?etats=D&tri=numero', '/dossiers?etats=D&tri=numero#dossier-27-000002'],
  ['?', '/dossiers#dossier-27-000002'],
])('going back to the queue %s leads to the line that was left', (address, href) => {
  expect(backToFileHref(address, '27-000002')).toBe(href);
});

it('the next dossier is opened on the part that was being read', () => {
  expect(inFileHref(row('27-000003'), '?etats=D', 'pieces')).toBe(
    '/associations/66101723600018/subvention-demande/27-000003?file=%3Fetats%3DD&onglet=pieces',
  );
});

it('a dossier says in its address which queue it was opened from', () => {
  expect(inFileHref(row('27-000003'), '?etats=D&q=voile')).toBe(
    '/associations/66101723600018/subvention-demande/27-000003?file=%3Fetats%3DD%26q%3Dvoile',
  );
});
