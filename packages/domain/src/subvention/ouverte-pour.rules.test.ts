import { describe, expect, it } from 'vitest';
import type { FicheConnue } from '../association/manques.rules.ts';
import type { Campagne } from './campagne.rules.ts';
import { type Applicant, findOpenCloture } from './ouverte-pour.rules.ts';
import { aCampagne } from './test/test-dossier-complet.ts';

const now = new Date('2027-02-01T12:00:00Z');
const [type] = aCampagne().sous_dispositifs;
const aType = (code: string, changes: object = {}) => ({
  ...(type as NonNullable<typeof type>),
  ...{ code, label: code },
  ...changes,
});
const fin = '2027-03-11T23:59:59+01:00';
const close = { date_debut: '2026-03-01T09:00:00+01:00', date_fin: '2026-04-01T23:59:59+02:00' };
const plusTard = '2027-04-30T23:59:59+02:00';
const auxCollectivites = { interdit_regimes: ['loi1901', 'alsaceMoselle'] };

const fiche = (regime: string | undefined, domaine = 'Culture') =>
  ({
    fiche: { identite: { regime }, coordonnees: {}, activites: { domaine } },
    lignes: { agrements: [], rhs: [], representants_legaux: [], ribs: [] },
    documents: [],
  }) as unknown as FicheConnue;
const marseille: Applicant = { connue: fiche('loi1901'), departement: '13', isDissoute: false };

const cases: [string, Partial<Campagne>, Applicant, string | undefined][] = [
  ['an aid for everybody', {}, marseille, fin],
  ['an aid of another region', { territoires: ['R53'] }, marseille, undefined],
  ['an aid of its département', { territoires: ['13'] }, marseille, fin],
  [
    'a region, when its place is not known',
    { territoires: ['R53'] },
    { ...marseille, departement: null },
    fin,
  ],
  ['an aid of sport, for an association of culture', { publics: ['sportives'] }, marseille, undefined],
  ['a dissolved association', {}, { ...marseille, isDissoute: true }, undefined],
  ['types refused to its regime', { sous_dispositifs: [aType('A', auxCollectivites)] }, marseille, undefined],
  [
    'an open type refused to its regime beside a closed one that is offered',
    { sous_dispositifs: [aType('A', auxCollectivites), aType('B', close)] },
    marseille,
    undefined,
  ],
  [
    'the last closing of the types that are offered',
    {
      sous_dispositifs: [
        aType('A'),
        aType('B', { date_fin: plusTard }),
        aType('C', { ...auxCollectivites, date_fin: '2027-06-30T23:59:59+02:00' }),
      ],
    },
    marseille,
    plusTard,
  ],
  [
    'an association whose regime is not known',
    { sous_dispositifs: [aType('A', auxCollectivites)] },
    { ...marseille, connue: fiche(undefined) },
    fin,
  ],
];

describe('until when a campaign is open for an association', () => {
  it.each(cases)('%s', (_, changes, qui, expected) => {
    expect(findOpenCloture(aCampagne(changes), qui, now)).toBe(expected);
  });

  it('rules nothing out for somebody without an association, except what is closed', () => {
    expect(findOpenCloture(aCampagne({ territoires: ['R53'] }), null, now)).toBe(fin);
    expect(findOpenCloture(aCampagne({ sous_dispositifs: [aType('A', close)] }), null, now)).toBeUndefined();
  });
});
