import { describe, expect, it } from 'vitest';
import type { Campagne } from './campagne.rules.ts';
import { cloturesDeplacees, type Edition, isAvancee, withEdition } from './edition.rules.ts';
import { aCampagne } from './test/test-dossier-complet.ts';

const form = aCampagne();
const [type] = form.sous_dispositifs;
const code = type?.code ?? '';
const edition = (date_fin: string): Edition => ({
  fuseau: 'Pacific/Tahiti',
  instructeurs: [{ id_service: '6b0f2f36-8a55-4f2c-9d8e-3f3ad3a9a001', isReferent: true }],
  periodes: [
    { code, date_debut: '2027-01-05T08:00:00.000Z', date_fin },
    { code: 'AUTRE', date_debut: '2027-01-05T08:00:00.000Z', date_fin: '2027-02-01T22:59:59.000Z' },
  ],
});
const finOf = (campagne: Campagne) => campagne.sous_dispositifs[0]?.date_fin;

describe('the edition of a campaign', () => {
  it('gives its dates, its zone and its instructors, and leaves the form of the version as it is', () => {
    const seen = withEdition(form, edition('2027-04-30T21:59:59.000Z'));
    expect(finOf(seen)).toBe('2027-04-30T21:59:59.000Z');
    expect(seen.fuseau).toBe('Pacific/Tahiti');
    expect(seen.instructeurs).toHaveLength(1);
    expect(seen.sous_dispositifs.map((one) => one.label)).toEqual(
      form.sous_dispositifs.map((one) => one.label),
    );
    expect(seen.champs_personnalises).toBe(form.champs_personnalises);
    expect(seen.documents_attendus).toBe(form.documents_attendus);
  });

  it.each([
    ['a later one than the edition closes', '2027-03-11T22:59:59Z', code, '2027-03-11T22:59:59.000Z'],
    ['an earlier one', '2027-01-31T22:59:59Z', code, '2027-02-15T22:59:59.000Z'],
    ['that of another type', '2027-03-11T22:59:59Z', 'AUTRE', '2027-02-15T22:59:59.000Z'],
  ])('lets a dossier keep the closing it was begun under: %s', (_, le, of, expected) => {
    const gardee = { type: of, le: new Date(le) };
    expect(finOf(withEdition(form, edition('2027-02-15T22:59:59.000Z'), gardee))).toBe(expected);
  });

  it('keeps the dates of a type that it does not know', () => {
    expect(finOf(withEdition(form, { ...edition(''), periodes: [] }))).toBe(type?.date_fin);
  });

  it('says which closings moved, and which were brought forward', () => {
    const avant = edition('2027-03-18T22:59:59.000Z');
    expect(cloturesDeplacees(avant, edition('2027-03-18T23:59:59.000+01:00'))).toEqual([]);
    const moved = cloturesDeplacees(avant, edition('2027-02-15T22:59:59.000Z'));
    expect(moved).toEqual([{ code, avant: '2027-03-18T22:59:59.000Z', apres: '2027-02-15T22:59:59.000Z' }]);
    expect(moved.map(isAvancee)).toEqual([true]);
    expect(cloturesDeplacees(avant, edition('2027-04-30T21:59:59.000Z')).map(isAvancee)).toEqual([false]);
  });
});
