// @vitest-environment jsdom
import type { Evenement } from '@asso/contract/dossier/dossier.schemas';
import { expect, it } from 'vitest';
import { changementDepuis } from './ServiceChangement.tsx';

const read = '2027-02-01T12:00:00.000Z';
const at = (le: string, action: string) => ({ action, le }) as Evenement;

it.each([
  ['nothing', [], null],
  ['what was done when it was read', [at(read, 'instruction.start')], null],
  ['a decision since', [at('2027-02-01T12:00:01Z', 'instruction.grant')], 'instruction.grant'],
  ['something asked since', [at('2027-02-01T12:00:01Z', 'completude.ask')], 'completude.ask'],
  ['a payment asked since', [at('2027-02-01T12:00:01Z', 'paiement.ask')], 'paiement.ask'],
  ['an amount proposed since', [at('2027-02-01T12:00:01Z', 'instruction.propose')], null],
  ['a share since', [at('2027-02-01T12:00:01Z', 'dossier.partage')], null],
  [
    'the newest of two',
    [at('2027-02-01T12:02:00Z', 'instruction.refuse'), at('2027-02-01T12:01:00Z', 'instruction.start')],
    'instruction.refuse',
  ],
])('%s', (_, evenements, expected) => {
  expect(changementDepuis(evenements, read)?.action ?? null).toBe(expected);
});
