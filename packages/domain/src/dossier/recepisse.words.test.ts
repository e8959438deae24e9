import { describe, expect, it } from 'vitest';
import {
  addMoisToJour,
  listEnvoiFaits,
  refusImpliciteDate,
  suitesAgrement,
  suitesSubvention,
} from './recepisse.words.ts';

const recu = new Date('2026-11-23T21:08:00Z');

describe('what a receipt says comes next', () => {
  it.each([
    ['2026-11-23', 2, '2027-01-23'],
    ['2026-12-31', 2, '2027-02-28'],
    ['2027-12-31', 2, '2028-02-29'],
    ['2027-07-31', 2, '2027-09-30'],
    ['2027-01-15', 0, '2027-01-15'],
  ])('%s and %i months is %s', (jour, mois, expected) => {
    expect(addMoisToJour(jour, mois)).toBe(expected);
  });

  it('counts from the day it is in France, not in Greenwich', () => {
    expect(refusImpliciteDate(new Date('2026-11-23T23:30:00Z'))).toBe('2027-01-24');
  });

  it('says the very day when silence refuses, and until when that is contested', () => {
    const [first, , last] = suitesSubvention({ recu, delaiJours: 45, services: 1 });
    expect(first).toBe('Reçu le 23/11/2026 22h08. Sans réponse le 23/01/2027, votre demande est refusée.');
    expect(last).toContain('jusqu’au 23/03/2027');
    expect(last).toContain('tribunal administratif');
  });

  it('says in the sentence of the refusal that an answer which usually comes later may still grant', () => {
    const said = (delaiJours: number) => suitesSubvention({ recu, delaiJours, services: 1 });
    const refus = 'Reçu le 23/11/2026 22h08. Sans réponse le 23/01/2027, votre demande est refusée';
    expect(said(61).slice(0, 2)).toEqual([`${refus}.`, 'Le service répond en 61\u00a0jours en général.']);
    expect(said(62).slice(0, 2)).toEqual([
      `${refus} ; même après ce jour, le service peut encore vous l’accorder.`,
      'Le service répond en 62\u00a0jours en général.',
    ]);
    expect(suitesSubvention({ recu, delaiJours: null, services: 1 })).toHaveLength(2);
  });

  it('says of several services that each answers for its part, and to which one writes', () => {
    const said = suitesSubvention({ recu, delaiJours: 90, services: 2 });
    expect(said).toEqual([
      'Reçu le 23/11/2026 22h08. Chaque service répond pour ce que vous lui demandez : ce à quoi l’un d’eux n’a pas répondu le 23/01/2027 est refusé ; même après ce jour, il peut encore vous l’accorder.',
      'Chaque service répond en 90\u00a0jours en général.',
      'Un refus ainsi né se conteste jusqu’au 23/03/2027 : écrivez à celui des services qui n’a pas répondu pour qu’il revoie sa décision, ou saisissez le tribunal administratif (www.telerecours.fr).',
    ]);
  });

  it('says no refusal by silence of an accreditation', () => {
    const said = suitesAgrement({ recu, delaiJours: 60 }).join(' ');
    expect(said).toContain('Reçu le 23/11/2026 22h08. Le service répond en 60\u00a0jours en général.');
    expect(said).not.toContain('refusée');
    expect(suitesAgrement({ recu, delaiJours: null })[0]).toBe('Reçu le 23/11/2026 22h08.');
  });
});

it.each([
  [22, 3, ['22 min du début à l’envoi', '3 papiers déjà là, non redemandés']],
  [200, 1, ['3 h du début à l’envoi', '1 papier déjà là, non redemandé']],
  [3 * 1440, 0, ['3 jours du début à l’envoi']],
  [0, 0, []],
])('a request sent after %i minutes, with %i papers already there', (minutes, papiers, expected) => {
  const commence = new Date('2026-11-23T08:00:00Z');
  const envoi = new Date(commence.getTime() + minutes * 60_000);
  const said = listEnvoiFaits({ commence, envoi, papiers }).map(({ valeur, quoi }) => `${valeur} ${quoi}`);
  expect(said.map((one) => one.replaceAll('\u00a0', ' '))).toEqual(expected);
});
