import { expect, test } from 'vitest';
import type { BrouillonCampagne } from '../campagne-options.fields.ts';
import { joursOuverts, listReperes, periodePubliee, placeOnLigne } from './ligne-des-dates.rules.ts';

const campagne: BrouillonCampagne = {
  campagne_exercice: 2027,
  delai_habituel_jours: 60,
  sous_dispositifs: [
    { id: 'a', date_debut: '2026-12-15', date_fin: '2027-01-31', heure_fin: '23h59' },
    { id: 'b', date_debut: '2026-12-01', heure_debut: '09h00', date_fin: '2027-01-15' },
  ],
};

test('every date stands on the line, from the first opening to the report', () => {
  const reperes = listReperes(campagne, '2026-11-23');
  expect(reperes.map(({ id, jour }) => [id, jour])).toEqual([
    ['aujourdhui', '2026-11-23'],
    ['ouverture', '2026-12-01'],
    ['cloture', '2027-01-31'],
    ['reponses', '2027-04-01'],
    ['versements', '2027-05-31'],
    ['compte-rendu', '2028-06-30'],
  ]);
  expect(reperes[1]).toMatchObject({ heure: '09h00', champ: 'sous_dispositifs.b.date_debut' });
  expect(joursOuverts(reperes)).toBe(62);
  expect(placeOnLigne('2026-11-23', reperes)).toBe(0);
  expect(placeOnLigne('2028-06-30', reperes)).toBe(100);
  expect(placeOnLigne('2029-01-01', reperes)).toBe(100);
});

test('what is not known yet is left out', () => {
  expect(listReperes({}, '2026-11-23').map(({ id }) => id)).toEqual(['aujourdhui']);
  expect(joursOuverts(listReperes({}, '2026-11-23'))).toBeNull();
});

test('the campaign published before is given in days of its territory', () => {
  const fuseau = 'Europe/Paris';
  const type = { date_debut: '2025-12-15T08:00:00Z', date_fin: '2026-03-01T22:59:59Z' };
  expect(periodePubliee({ fuseau, sous_dispositifs: [type] })).toEqual({
    du: '2025-12-15',
    au: '2026-03-01',
  });
});
