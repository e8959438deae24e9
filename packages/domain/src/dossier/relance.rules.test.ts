import { describe, expect, it } from 'vitest';
import { ordreEtats } from './instruction.states.ts';
import { relanceDe } from './relance.rules.ts';

const said = (kind: number, changes: Partial<Parameters<typeof relanceDe>[1]> = {}) =>
  relanceDe(kind, { etat: 'D', completude: 'complet', isService: true, ...changes });

describe('what may be told again', () => {
  it('is the state of what was sent; a service says again that it sent back', () => {
    const of = (isService: boolean) => ordreEtats.filter((etat) => said(1, { etat, isService }) === 'etat');
    expect(of(true)).toEqual(['C', 'D', '2', '6', '7', '8', '9', '10', '11', '12']);
    expect(of(false)).toEqual(['D', '2', '6', '7', '8', '9', '10', '11', '12']);
  });

  it('is what is awaited, by who awaits it', () => {
    expect(said(2, { completude: 'demande' })).toBe('completude');
    expect(said(2, { completude: 'demande', isService: false })).toBeNull();
    expect(said(2)).toBeNull();
  });

  it('is nothing of the other kinds', () => {
    expect([3, 4, 5, 6, 7, 8].map((kind) => said(kind, { completude: 'demande' }))).toEqual(
      Array(6).fill(null),
    );
  });
});
