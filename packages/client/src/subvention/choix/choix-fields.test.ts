import type { EtablissementView } from '@asso/contract/association/association.schemas';
import type { SubventionView } from '@asso/contract/subvention/subvention.schemas';
import { typesOfferts } from '@asso/domain/subvention/creation.rules';
import { describe, expect, it } from 'vitest';
import { choixFields } from './choix-fields.ts';

const open = { date_debut: '2026-10-01T00:00:00+02:00', date_fin: '2027-03-11T23:59:59+01:00' };
const campagne = {
  sous_dispositifs: [
    { code: 'FDB', label: 'Formation des bénévoles', ...open },
    { code: 'EMP', label: 'Emploi', ...open, interdit_regimes: ['loi1901', 'alsaceMoselle'] },
    { code: 'TARD', label: 'Plus tard', ...open, date_debut: '2027-01-01T00:00:00+01:00' },
  ],
} as SubventionView['campagne'];
const now = new Date('2026-11-21T12:00:00Z');

const anEtablissement = (id_siret: string, est_siege: boolean): EtablissementView => ({
  id_siret,
  nic: id_siret.slice(9),
  est_siege,
  actif: true,
  date_fermeture: null,
  enseigne: null,
  adresse: {},
  commune: 'Marseille',
  code_postal: null,
});

describe('what can be begun', () => {
  it('hides the types that are closed, and those not offered to the regime', () => {
    const codes = (regime: string) => typesOfferts(campagne, { regime, now }).map(({ code }) => code);
    expect(codes('loi1901')).toEqual(['FDB']);
    expect(codes('collectivite')).toEqual(['FDB', 'EMP']);
  });

  it('asks only what leaves a choice', () => {
    const types = campagne.sous_dispositifs;
    const one = [anEtablissement('66101723600018', true)];
    const two = [...one, anEtablissement('66101723600026', false)];
    expect(Object.keys(choixFields({ types: types.slice(0, 1), etablissements: one }))).toEqual([
      'renouvellement',
    ]);
    expect(Object.keys(choixFields({ types, etablissements: two }))).toEqual([
      'type',
      'etablissement',
      'renouvellement',
    ]);
  });
});
