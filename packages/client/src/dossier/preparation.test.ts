import type { Evenement } from '@asso/contract/dossier/dossier.schemas';
import { expect, it } from 'vitest';
import { foldEvenements } from './preparation.ts';

const evenement = (id: string, changes: Partial<Evenement> = {}): Evenement => ({
  id,
  le: `2027-03-${id}T12:00:00.000Z`,
  action: 'enregistrer',
  fait: 'Dossier modifié',
  par: 'Karim Benali',
  isMine: false,
  cote: 'association',
  service: null,
  motif: null,
  montant: null,
  de: null,
  vers: null,
  ...changes,
});

it('tells what was saved between two facts as one line, with all who saved and the day it began', () => {
  const told = foldEvenements([
    evenement('15'),
    evenement('14', { action: 'instruction.sendBack', cote: 'service' }),
    evenement('13', { action: 'instruction.transmit' }),
    evenement('12', { action: 'dossier.pieces' }),
    evenement('11', { par: 'Jeanne Roux' }),
    evenement('10', { action: 'dossier.create' }),
  ]);
  const le = (day: string) => `2027-03-${day}T12:00:00.000Z`;
  expect(told.map((one) => ('preparation' in one ? one.preparation : one.evenement.id))).toEqual([
    { id: '15', le: le('15'), depuis: le('15'), par: ['Karim Benali'] },
    '14',
    '13',
    { id: '12', le: le('12'), depuis: le('10'), par: ['Karim Benali', 'Jeanne Roux'] },
  ]);
});

it('leaves alone what a service saved', () => {
  expect(foldEvenements([evenement('11', { cote: 'service' })])).toEqual([
    { evenement: evenement('11', { cote: 'service' }) },
  ]);
});
