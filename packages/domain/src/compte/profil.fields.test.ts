import { expect, it } from 'vitest';
import type { Fields } from '../kernel/fields.ts';
import { inscriptionFields } from './inscription.fields.ts';
import { profilFields } from './profil.fields.ts';

it.each([
  ['sign-up', inscriptionFields, ['given-name', 'family-name', 'username']],
  ['profile', profilFields, ['given-name', 'family-name', 'email']],
] as [string, Fields, string[]][])(
  'what people type of themselves at %s is named to the browser',
  (_, fields, said) => {
    const typed = Object.values(fields).filter(({ kind }) => kind === 'text');
    expect(typed.map((row) => row.kind === 'text' && row.autocomplete)).toEqual(said);
  },
);
