import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import { type FaitsArgent, suiteArgent } from '@asso/domain/dossier/suivi/suite-argent.rules';
import { expect, it } from 'vitest';
import { listUpcoming } from './suivi-attendu.ts';

const now = new Date('2027-03-20T12:00:00Z');
type Given = {
  etat: string;
  transmis_le?: string | null;
  paiement_demande_le?: string | null;
  demande_paiement?: 'plusieurs';
  fin?: number;
};
const aDossier = ({ etat, transmis_le, paiement_demande_le = null, demande_paiement, fin = 2027 }: Given) =>
  ({
    description: { exercice: 2027, exercice_fin: fin, id_service_instructeur: 'drajes' },
    campagne: { delai_habituel_jours: 90, fuseau: 'Europe/Paris' },
    instructions: [
      {
        id_service_instructeur: 'drajes',
        service: { nom: 'DRAJES Sud' },
        etat,
        transmis_le: transmis_le === undefined ? '2027-03-10T12:00:00Z' : transmis_le,
        montant_accorde: 4000,
        montant_verse: 1200.5,
        accorde_le: '2027-03-15T12:00:00Z',
        argent: suiteArgent({
          ...{ etat, genre: 'subvention', montant_accorde: 4000, montant_verse: 1200.5 },
          montant_engage: paiement_demande_le ? 2200.5 : 1200.5,
          accorde_le: '2027-03-15T12:00:00Z',
          paiement_demande_le,
          demande_paiement,
        } as FaitsArgent),
      },
    ],
  }) as unknown as DossierSubventionView;

/** Returns the next thing to come, with its date. */
const prochaineEtape = (dossier: DossierSubventionView, connu: Parameters<typeof listUpcoming>[1]) => {
  const [next] = listUpcoming(dossier, connu);
  return next ? [next.quoi, next.quand].filter(Boolean).join(', ') : null;
};

const said = (text: string | null) => text?.replaceAll(/[\u00a0\u202f]/g, ' ') ?? null;

it.each([
  ['A', null],
  ['C', null],
  ['D', 'décision du service, vers le 08/06/2027'],
  ['2', 'décision du service, vers le 08/06/2027'],
  ['6', 'versement de 2 799,50 € par DRAJES Sud, vers le 14/05/2027'],
  ['8', 'versement de 2 799,50 € par DRAJES Sud, vers le 14/05/2027'],
  ['9', 'compte rendu financier, avant le 30/06/2028'],
  ['10', null],
  ['11', null],
])('after the state %s comes: %s', (etat, expected) => {
  expect(said(prochaineEtape(aDossier({ etat }), { now }))).toBe(expected);
});

it('never announces a date that has passed', () => {
  expect(prochaineEtape(aDossier({ etat: '2', transmis_le: '2026-12-01T12:00:00Z' }), { now })).toBe(
    'décision du service, attendue depuis le 01/03/2027',
  );
  const late = aDossier({ etat: '7', paiement_demande_le: '2027-01-10T12:00:00Z' });
  expect(prochaineEtape(late, { now })).toMatch(/, attendu depuis le 11\/03\/2027$/);
});

it('counts from the request that waits, where there is one', () => {
  const asked = aDossier({ etat: '7', paiement_demande_le: '2027-03-18T12:00:00Z' });
  expect(prochaineEtape(asked, { now })).toMatch(/, vers le 17\/05\/2027$/);
});

it('says the sum that was asked, then what waits to be asked', () => {
  const asked = aDossier({
    etat: '7',
    paiement_demande_le: '2027-03-18T12:00:00Z',
    demande_paiement: 'plusieurs',
  });
  expect(
    listUpcoming(asked, { now })
      .map(({ quoi, quand }) => [said(quoi), quand])
      .slice(0, 2),
  ).toEqual([
    ['versement de 1 000 € par DRAJES Sud', 'vers le 17/05/2027'],
    ['versement de 1 799,50 € par DRAJES Sud', 'à demander'],
  ]);
});

it('says all that is to come, one report a year', () => {
  expect(
    listUpcoming(aDossier({ etat: '6', fin: 2028 }), { now }).map(({ quoi, quand }) => [said(quoi), quand]),
  ).toEqual([
    ['versement de 2 799,50 € par DRAJES Sud', 'vers le 14/05/2027'],
    ['compte rendu financier 2027', 'avant le 30/06/2028'],
    ['compte rendu financier 2028', 'avant le 30/06/2029'],
  ]);
});

it('expects no report that was sent', () => {
  const crfs = [
    { exercice: 2027, id_etat: 4 as const },
    { exercice: 2028, id_etat: 2 as const },
  ];
  const dossier = aDossier({ etat: '9', fin: 2028 });
  expect(listUpcoming(dossier, { now, crfs }).map(({ id }) => id)).toEqual(['crf-2028']);
});
