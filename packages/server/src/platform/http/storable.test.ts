import { expect, it } from 'vitest';
import { z } from 'zod';
import { inputParser } from './input.ts';

const parse = inputParser({
  method: 'POST',
  path: '/notes/{id}',
  summary: 'Écrire une note.',
  access: 'public',
  params: { id: z.string() },
  query: z.object({ q: z.string().optional() }),
  body: z.record(z.string(), z.unknown()),
  reply: z.null(),
});
const parsed = (input: { params?: object; query?: object; body?: object }) =>
  parse({ params: { id: '1' }, query: {}, body: {}, ifMatch: undefined, ...input });

it.each([
  { body: { texte: 'œuf 🥚, à la coque\n\tet sel' } },
  { query: { q: '%\\' } },
  { body: { liste: [{ texte: '' }, null, 3, true] } },
])('takes %j', (input) => {
  expect(parsed(input).ok).toBe(true);
});

it.each([
  { body: { texte: 'a\u0000b' } },
  { body: { liste: [{ texte: '\ud83e' }] } },
  { body: { 'nom\u0000': 1 } },
  { query: { q: '\u0000' } },
])('refuses %j, which no table could keep', (input) => {
  expect(parsed(input)).toEqual({ ok: false, problems: [{ code: 'kernel.requete-invalide' }] });
});

it('finds nothing under such an address', () => {
  expect(parsed({ params: { id: '\u0000' } })).toEqual({
    ok: false,
    problems: [{ code: 'kernel.introuvable' }],
  });
});
