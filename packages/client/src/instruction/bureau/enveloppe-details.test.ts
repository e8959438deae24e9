import type { EnveloppeView } from '@asso/contract/instruction/bureau.schemas';
import { expect, it } from 'vitest';
import { describeEnveloppe } from './EnveloppeDetails.tsx';

const enveloppe = (exercice: number, en_attente = 0): EnveloppeView => ({
  ...{ id: `e${exercice}`, id_service: 's', code_subvention: 'VAB', titre: `Vie associative ${exercice}` },
  ...{ campagne_exercice: exercice, exercice, sous_dispositif: '', lib_sous_dispositif: null },
  ...{ total: 300_000, accorde: 288_100, propose: 0, en_attente, version: 1, rights: {} },
});
const accorde = (campagne_exercice: number, changes: object = {}) => ({
  ...{
    id_service: 's',
    code_subvention: 'VAB',
    campagne_exercice,
    accorde: 0,
    engages: [],
    hors_enveloppe: [],
  },
  ...changes,
});
const later = [{ annee: 2027, accorde: 36_000 }];
const plain = (texts: readonly string[]) => texts.map((text) => text.replaceAll(/[\u00a0\u202f]/g, ' '));

it('says what a campaign takes from later years, in its own envelope and in that of the year', () => {
  const accordes = [
    accorde(2027),
    accorde(2026, { accorde: 324_100, engages: later, hors_enveloppe: later }),
  ];
  expect(plain(describeEnveloppe(enveloppe(2026), accordes))).toEqual([
    'Accordé par la campagne : 324 100 €, dont engagé pour 2027 : 36 000 €.',
  ]);
  expect(plain(describeEnveloppe(enveloppe(2027), accordes))).toEqual([
    'Déjà engagé pour 2027 par la campagne 2026, hors de cette enveloppe : 36 000 €.',
  ]);
});

it('says nothing where there is nothing to add, and nothing of another service or subvention', () => {
  const others = [
    accorde(2026, { id_service: 'autre', engages: later, hors_enveloppe: later }),
    accorde(2026, { code_subvention: 'FDVA', engages: later, hors_enveloppe: later }),
    accorde(2026, { engages: later }),
  ];
  expect(describeEnveloppe(enveloppe(2027), others)).toEqual([]);
});

it('says what may still be taken back', () => {
  expect(plain(describeEnveloppe(enveloppe(2026, 5000), []))).toEqual([
    'Dont 5 000 € de décisions qui peuvent encore être reprises.',
  ]);
});
