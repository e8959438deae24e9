import { expect, test } from 'vitest';
import { anneeTiree, engagementsDus, type SubventionEngagee } from './engagement.rules.ts';

const le = (jour: string) => `${jour}T10:00:00Z`;
const deuxAns = (changes: Partial<SubventionEngagee> = {}): SubventionEngagee => ({
  annees: [
    { annee: 2027, accorde: 1500, engage: null },
    { annee: 2026, accorde: 2000, engage: null },
  ],
  accords: [
    { prise_le: le('2026-03-01'), annee: 2026, montant: 2000 },
    { prise_le: le('2026-03-01'), annee: 2027, montant: 1500 },
  ],
  paiements: [],
  ...changes,
});
const said = (changes: Partial<SubventionEngagee> = {}) =>
  engagementsDus(deuxAns(changes)).map(({ type, annee, montant }) => `${type} ${annee} ${montant}`);
const paye = { montant: 1000, engagement: null, isPaye: true, le: le('2026-04-01') };

test.each<[string, Partial<SubventionEngagee>, string[]]>([
  ['each year is a line', {}, ['accord 2026 2000', 'accord 2027 1500']],
  [
    'what left in a lot does not leave again',
    {
      annees: [
        { annee: 2026, accorde: 2000, engage: 2000 },
        { annee: 2027, accorde: 1500, engage: null },
      ],
    },
    ['accord 2027 1500'],
  ],
  [
    'an amended sum is a line for the difference, up or down, with what a year loses or gains',
    {
      annees: [
        { annee: 2026, accorde: 1700.5, engage: 2000 },
        { annee: 2027, accorde: 1900, engage: 1500 },
      ],
    },
    ['correction 2026 -299.5', 'correction 2027 400'],
  ],
  [
    'a refusal cancels what was committed, and commits nothing',
    {
      annees: [
        { annee: 2026, accorde: 0, engage: 2000 },
        { annee: 2027, accorde: 0, engage: null },
      ],
    },
    ['annulation 2026 -2000'],
  ],
  [
    'a cancelled year that is granted again is a correction from nothing',
    {
      annees: [{ annee: 2026, accorde: 900, engage: 0 }],
    },
    ['correction 2026 900'],
  ],
  [
    'the year of a payment made elsewhere is committed already, the next one is not',
    { paiements: [paye] },
    ['accord 2027 1500'],
  ],
  [
    'so is the year of a payment that names its commitment',
    { paiements: [{ ...paye, isPaye: false, engagement: 'EJ 2100054321' }] },
    ['accord 2027 1500'],
  ],
  [
    'a payment that names none commits nothing by itself',
    { paiements: [{ ...paye, isPaye: false }] },
    ['accord 2026 2000', 'accord 2027 1500'],
  ],
  [
    'payments that reach the second year show that both were committed',
    { paiements: [paye, { ...paye, montant: 1001 }] },
    [],
  ],
  [
    'an act after the payment is a difference with what was then granted',
    {
      annees: [{ annee: 2026, accorde: 1600, engage: null }],
      accords: [
        { prise_le: le('2026-03-01'), annee: 2026, montant: 2000 },
        { prise_le: le('2026-05-01'), annee: 2026, montant: 1600 },
      ],
      paiements: [paye],
    },
    ['correction 2026 -400'],
  ],
])('%s', (_, changes, expected) => {
  expect(said(changes)).toEqual(expected);
});

test.each([
  [0, 2026],
  [1999.99, 2026],
  [2000, 2027],
  [3500, 2027],
])('after %s € of payments, the next one draws on %s', (avant, annee) => {
  expect(anneeTiree(deuxAns().annees, avant)).toBe(annee);
});
