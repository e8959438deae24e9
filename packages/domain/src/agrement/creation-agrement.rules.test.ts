import { expect, test } from 'vitest';
import { listTerritoiresFor } from '../association/association.rights.ts';
import { isServi } from '../compte/territoire-servi.rules.ts';
import { departements } from '../referentiel/data/departements.ts';
import { regions } from '../referentiel/data/regions.ts';

test('what is listed for a seat is what it may begin: both forms of the rule agree in every territory', () => {
  const territoires = [
    'FR',
    ...regions.map(({ value }) => `R${value}`),
    ...departements.map(({ value }) => value),
  ];
  const differing = departements.flatMap(({ value: seat }) =>
    territoires.flatMap((one) =>
      isServi(one, seat) === listTerritoiresFor(seat).includes(one) ? [] : [`${one} for a seat in ${seat}`],
    ),
  );
  expect(differing).toEqual([]);
});
