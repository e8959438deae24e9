import { expect, it } from 'vitest';
import { findAttestation, findTitre, ribProblem } from './structure.rules.ts';

const judo = '123456782';
const de = (exercice_id: string) => ({ siren_federation: judo, exercice_id });

it.each([
  [[], [], { etat: 'absente', de: null }],
  [[], [de('25')], { etat: 'ancienne', de: '25' }],
  [[], [de('25'), de('26')], { etat: 'deposee', de: '26' }],
  [[], [de('27')], { etat: 'absente', de: null }],
  [[judo], [de('25')], { etat: 'confirmee', de: '25' }],
  [['987654321'], [], { etat: 'absente', de: null }],
])('confirmations %j and certificates %j: %j', (confirmations, attestations, expected) => {
  expect(findAttestation(judo, { exercice: '26', confirmations, attestations })).toEqual(expected);
});

const siret = '12345678200010';
const rib = { id_siret: siret, isComplete: true, hasScan: true };
it.each([
  [null, 'pass-sport.sans-rib'],
  [{ ...rib, id_siret: '12345678200028' }, 'pass-sport.rib-autre-siret'],
  [{ ...rib, isComplete: false }, 'pass-sport.rib-incomplet'],
  [{ ...rib, hasScan: false }, 'pass-sport.rib-sans-scan'],
  [rib, undefined],
])('the account %j: %s', (vu, code) => {
  expect(ribProblem(vu, siret)?.code).toBe(code);
});

const regles = { federation: true, agrements: [], attestation: true };
const structure = (
  etats: readonly ('absente' | 'deposee')[],
  agrements: string[] = [],
  hasArrete = false,
) => {
  const justificatifs = etats.map((etat, index) => ({ siren: `${index}`, nom: `F${index}`, etat, de: null }));
  const eligibilite = {
    eligible: true,
    federations: justificatifs,
    agrements: agrements.map((type) => ({ type, label: type })),
    remarques: [],
  };
  return { eligibilite, regles, justificatifs, hasArrete };
};
const told = (of: ReturnType<typeof structure>, siren?: string | null) => {
  const found = findTitre(of, siren);
  return 'problem' in found ? found.problem.code : (found.titre?.nom ?? 'agrément');
};

it('somebody is enrolled on the one federation, the one that is chosen, or the approval', () => {
  expect(told(structure(['deposee']))).toBe('F0');
  expect(told(structure(['absente']))).toBe('pass-sport.attestation-absente');
  expect(told(structure(['deposee', 'deposee']))).toBe('pass-sport.federation-a-choisir');
  expect(told(structure(['deposee', 'absente']), '1')).toBe('pass-sport.attestation-absente');
  expect(told(structure(['deposee']), '7')).toBe('pass-sport.federation-non-declaree');
  expect(told(structure([], ['JEP'], true))).toBe('agrément');
  expect(told(structure([], ['JEP']))).toBe('pass-sport.arrete-absent');
  expect(told(structure(['deposee'], ['JEP'], true), null)).toBe('agrément');
});

it('no certificate is asked where the exercise asks for none', () => {
  expect(told({ ...structure(['absente']), regles: { ...regles, attestation: false } })).toBe('F0');
});
