import { describe, expect, test } from 'vitest';
import { cleProblem, dueAvertissement, etatCle } from './cle.rules.ts';

const at = (day: string) => new Date(`${day}T09:00:00Z`);
const end = at('2027-06-30');

describe('the life of a key', () => {
  test('ends at its day, or when it is revoked', () => {
    const cle = { expire_le: end, revoquee_le: null };
    expect(etatCle(cle, at('2027-06-29'))).toBe('active');
    expect(etatCle(cle, end)).toBe('expiree');
    expect(etatCle({ ...cle, revoquee_le: at('2027-01-01') }, at('2027-02-01'))).toBe('revoquee');
  });

  test('is announced thirty days and seven days before its end', () => {
    expect(dueAvertissement(end, at('2027-05-30'))).toBe(null);
    expect(dueAvertissement(end, at('2027-05-31'))).toBe(30);
    expect(dueAvertissement(end, at('2027-06-22'))).toBe(30);
    expect(dueAvertissement(end, at('2027-06-23'))).toBe(7);
    expect(dueAvertissement(end, at('2027-06-29'))).toBe(7);
    expect(dueAvertissement(end, end)).toBe(null);
  });
});

describe('the key asked for', () => {
  const good = { nom: 'Compta', portees: ['dossier:lire'] as const, duree_jours: 365 };

  test('may last a year, with scopes that its owner has', () => {
    expect(cleProblem(good, 'association')).toEqual([]);
    expect(cleProblem({ ...good, portees: ['statistiques:lire'] }, 'service')).toEqual([]);
  });

  test('says at once all that is wrong, each at its field', () => {
    const wrong = cleProblem({ nom: ' ', portees: [], duree_jours: 366 }, 'association');
    expect(wrong.map(({ code, field }) => [code, field])).toEqual([
      ['partenaire.nom-absent', 'nom'],
      ['partenaire.sans-portee', 'portees'],
      ['partenaire.duree', 'duree_jours'],
    ]);
    const service = cleProblem({ ...good, portees: ['dossier:transmettre'] }, 'service');
    expect(service).toEqual([
      { code: 'partenaire.portee-impossible', field: 'portees', params: { portee: 'dossier:transmettre' } },
    ]);
  });
});
