import { expect, it } from 'vitest';
import { siretOsiris } from './osiris.rows.ts';

it.each([
  ['66990012500018', '66990012500018'],
  ['NC1234567001', '99123456700001'],
  ['PFA12345001', 'A12345001'],
])('Osiris reads %s as %s', (numero, expected) => expect(siretOsiris(numero)).toBe(expected));
