import { describe, expect, it } from 'vitest';
import { ordreEtats } from './instruction.states.ts';
import { chooseRelance } from './relance.rules.ts';

const said = (kind: number, changes: Partial<Parameters<typeof chooseRelance>[1]> = {}) =>
  chooseRelance(kind, {
    etat: 'D',
    completude: 'complet',
    isService: true,
    messageNonLu: null,
    isRibChange: false,
    ...changes,
  });
const etatsWhere = (kind: number, changes: Partial<Parameters<typeof chooseRelance>[1]> = {}) =>
  ordreEtats.filter((etat) => said(kind, { ...changes, etat }) !== null);

describe('what may be told again [R3.17]', () => {
  it('is the state of what was sent; a service says again that it sent back', () => {
    expect(etatsWhere(1)).toEqual(['C', 'D', '2', '6', '7', '8', '9', '10', '11', '12']);
    expect(etatsWhere(1, { isService: false })).toEqual(['D', '2', '6', '7', '8', '9', '10', '11', '12']);
  });

  it('is what is awaited, by who awaits it', () => {
    expect(said(2, { completude: 'demande' })).toBe('completude');
    expect(said(2, { completude: 'demande', isService: false })).toBeNull();
    expect(said(2)).toBeNull();
  });

  it.each([
    [null, null, null],
    [{ fichiers: [] }, null, 'message'],
    [{ fichiers: ['devis.pdf'] }, 'document', 'message'],
  ])('is what was written and not read: %j', (messageNonLu, document, message) => {
    for (const isService of [true, false]) {
      expect([4, 5].map((kind) => said(kind, { messageNonLu, isService }))).toEqual([document, message]);
    }
  });

  it('is the account that changed, while it is studied or paid', () => {
    expect(etatsWhere(6, { isRibChange: true })).toEqual(['2', '6', '7', '8']);
    expect(etatsWhere(6)).toEqual([]);
  });

  it('is what is owed of a grant', () => {
    expect(etatsWhere(8)).toEqual(['6', '7', '8', '9']);
  });

  it('is nothing of a SIRET, nor of a service', () => {
    const all = { completude: 'demande', messageNonLu: { fichiers: ['a'] }, isRibChange: true } as const;
    expect([3, 7].flatMap((kind) => etatsWhere(kind, all))).toEqual([]);
  });
});
