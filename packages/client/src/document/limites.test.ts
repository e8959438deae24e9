import { expect, test } from 'vitest';
import { limitesCourtes, limitesOrdinaires } from './limites.ts';

const sized = (name: string, size: number) =>
  Object.defineProperty(new File([], name), 'size', { value: size });

test.each([
  [limitesOrdinaires, '.pdf,.doc,.docx,.odt,.xls,.xlsx,.ods,.jpg,.jpeg,.png', 15_728_640],
  [limitesCourtes, '.pdf,.jpg,.jpeg', 2_097_152],
])('offers the formats of its rule, and refuses one byte more [R5.45] [R5.48]', (limits, accept, max) => {
  expect(limits.accept).toBe(accept);
  expect(limits.refusalOf(sized('a.pdf', max))).toBeNull();
  expect(limits.refusalOf(sized('a.pdf', max + 1))).toContain('La taille du fichier ne doit excéder');
});
