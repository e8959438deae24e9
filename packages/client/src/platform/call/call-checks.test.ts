import { endpoint } from '@asso/contract/kernel/endpoint';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { assertCallable, assertReadable } from './call-checks.ts';

const params = { id: z.string(), service: z.string(), rang: z.string() };
const body = z.object({ nom: z.string() });
const row = endpoint({
  method: 'PUT',
  path: '/essais/{id}/{service}/{rang}',
  summary: 'Essayer.',
  access: 'connecte',
  params,
  body,
  reply: z.array(z.string()),
});
const whole = { params: { id: 'a', service: 'b', rang: 0 }, body: { nom: 'c' } };

describe('a call', () => {
  it.each([
    ['Missing "options" params.', undefined],
    ['Missing "params" params.', { body: whole.body }],
    ['Missing "id" params.', { ...whole, params: { ...whole.params, id: '' } }],
    ['Missing "id" params.', { ...whole, params: { service: 'b', rang: 0 } }],
    ['Missing "service" params.', { ...whole, params: { ...whole.params, service: null } }],
    ['Missing ID', { ...whole, params: { ...whole.params, rang: '' } }],
    ['Missing "body" params.', { params: whole.params }],
    ['Missing "object" params.', { ...whole, body: 'nom' }],
    ['Missing "object" params.', { ...whole, body: [] }],
  ])('says « %s » of %j', (sentence, given) => {
    expect(() => assertCallable(row, given)).toThrow(sentence);
  });

  it('is made with all its row needs', () => {
    expect(() => assertCallable(row, whole)).not.toThrow();
  });

  it('may be made without a body where nothing of it is required', () => {
    const optional = { ...row, body: z.object({ nom: z.string().optional() }) };
    expect(() => assertCallable(optional, { params: whole.params })).not.toThrow();
  });

  it('sends a list where a list is wanted, and reads one', () => {
    const list = { ...row, body: z.array(z.string()) };
    expect(() => assertCallable(list, { ...whole, body: {} })).toThrow('Data must be an Array');
    expect(() => assertCallable(list, { ...whole, body: [] })).not.toThrow();
    expect(() => assertReadable(row, null)).toThrow('Data must be an Array');
    expect(() => assertReadable(row, [])).not.toThrow();
    expect(() => assertReadable({ ...row, reply: body }, {})).not.toThrow();
  });
});
