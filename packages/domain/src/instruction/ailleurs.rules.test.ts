import { expect, it } from 'vitest';
import { ordreEtats } from '../dossier/instruction.states.ts';
import { exercicesElsewhere, montantsElsewhere } from './ailleurs.rules.ts';

it('shows what is asked once it is sent, and what is granted once it is decided', () => {
  const rows = ordreEtats.map((etat) => {
    const seen = montantsElsewhere(etat, { demande: 5, accorde: 4 });
    return `${etat} ${seen === null ? '-' : [seen.demande, seen.accorde].join(' ')}`;
  });
  expect(rows).toEqual([
    'A -',
    'B -',
    'C 5 ',
    'D 5 ',
    '2 5 ',
    '6 5 4',
    '7 5 4',
    '8 5 4',
    '9 5 4',
    '10 5 4',
    '11 5 4',
    '12 5 4',
  ]);
});

it('looks at the exercises around its own', () => {
  expect(exercicesElsewhere(2027)).toEqual({ de: 2024, a: 2028 });
});
