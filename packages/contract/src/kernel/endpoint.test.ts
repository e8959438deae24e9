import { describe, expect, expectTypeOf, it } from 'vitest';
import { z } from 'zod';
import {
  type BodyInput,
  type BodyOf,
  endpoint,
  type FormLike,
  type ParamNames,
  type ParamsOf,
  type QueryInput,
  type QueryOf,
  type ReplyOf,
} from './endpoint.ts';

const common = { summary: 'Lire.', access: 'connecte', reply: z.object({ n: z.int() }) } as const;
const id = z.string();

const save = endpoint({
  ...common,
  method: 'PUT',
  path: '/dossiers/{id}/projets/{rang}',
  access: ['lca.association', 'rds.*'],
  params: { id, rang: z.coerce.number() },
  query: z.object({ limit: z.coerce.number().default(50), role: z.string().optional() }),
  body: z.object({ jour: z.iso.date().transform((text) => text.length) }),
  ifMatch: 'exige',
});
const upload = endpoint({ ...common, method: 'POST', path: '/documents', body: 'multipart', status: 201 });
const download = endpoint({
  ...common,
  method: 'GET',
  path: '/documents/{id}',
  params: { id },
  reply: 'fichier',
});

describe('a row of a call', () => {
  it('is what was written, with its literals', () => {
    expect(save.path).toBe('/dossiers/{id}/projets/{rang}');
    expectTypeOf(save.method).toEqualTypeOf<'PUT'>();
    expectTypeOf(save.path).toEqualTypeOf<'/dossiers/{id}/projets/{rang}'>();
    expectTypeOf(save.access).toEqualTypeOf<readonly ['lca.association', 'rds.*']>();
    expectTypeOf(upload.access).toEqualTypeOf<'connecte'>();
  });

  it('gives the types of what goes in, as it is parsed', () => {
    expectTypeOf<ParamsOf<typeof save>>().toEqualTypeOf<{ readonly id: string; readonly rang: number }>();
    expectTypeOf<QueryOf<typeof save>>().toEqualTypeOf<{ limit: number; role?: string | undefined }>();
    expectTypeOf<BodyOf<typeof save>>().toEqualTypeOf<{ jour: number }>();
  });

  it('gives the types of what a client writes, before it is parsed', () => {
    expectTypeOf<BodyInput<typeof save>>().toEqualTypeOf<{ jour: string }>();
    expectTypeOf<QueryInput<typeof save>>().toEqualTypeOf<{ limit?: unknown; role?: string | undefined }>();
    expectTypeOf<BodyInput<typeof upload>>().toEqualTypeOf<FormLike>();
  });

  it('gives the type of what comes out', () => {
    expectTypeOf<ReplyOf<typeof save>>().toEqualTypeOf<{ n: number }>();
    expectTypeOf<ReplyOf<typeof download>>().toEqualTypeOf<'fichier'>();
  });

  it('has nothing where nothing is written', () => {
    expectTypeOf<ParamsOf<typeof upload>>().toEqualTypeOf<Record<never, never>>();
    expectTypeOf<QueryOf<typeof upload>>().toEqualTypeOf<Record<never, never>>();
    expectTypeOf<BodyOf<typeof upload>>().toEqualTypeOf<'multipart'>();
    expectTypeOf<BodyOf<typeof download>>().toEqualTypeOf<undefined>();
    expectTypeOf<BodyInput<typeof download>>().toEqualTypeOf<undefined>();
    expectTypeOf<QueryInput<typeof download>>().toEqualTypeOf<undefined>();
  });
});

describe('the names of a path', () => {
  it('are those between braces', () => {
    expectTypeOf<ParamNames<'/dossiers'>>().toEqualTypeOf<never>();
    expectTypeOf<ParamNames<'/dossiers/{id}'>>().toEqualTypeOf<'id'>();
    expectTypeOf<ParamNames<'/{a}/x/{b}/{c}'>>().toEqualTypeOf<'a' | 'b' | 'c'>();
  });
});

describe('a row that does not compile', () => {
  const write = () => {
    // @ts-expect-error a parameter without its parser
    endpoint({ ...common, method: 'GET', path: '/dossiers/{id}' });
    // @ts-expect-error one of two parameters without its parser
    endpoint({ ...common, method: 'GET', path: '/dossiers/{id}/crf/{crf}', params: { id } });
    // @ts-expect-error a parser without its parameter
    endpoint({ ...common, method: 'GET', path: '/dossiers', params: { id } });
    // @ts-expect-error a parser beside those of the path
    endpoint({ ...common, method: 'GET', path: '/dossiers/{id}', params: { id, crf: id } });
    // @ts-expect-error a parameter under another name
    endpoint({ ...common, method: 'GET', path: '/dossiers/{id}', params: { id_fo: id } });
    // @ts-expect-error an unknown method
    endpoint({ ...common, method: 'FETCH', path: '/dossiers' });
    // @ts-expect-error a status that no handler answers
    endpoint({ ...common, method: 'GET', path: '/dossiers', status: 302 });
    // @ts-expect-error no reply
    endpoint({ summary: 'Lire.', access: 'public', method: 'GET', path: '/dossiers' });
    // @ts-expect-error nobody who may call it
    endpoint({ summary: 'Lire.', reply: z.string(), method: 'GET', path: '/dossiers' });
    // @ts-expect-error an access that is none
    endpoint({ ...common, method: 'GET', path: '/dossiers', access: 'tous' });
  };

  it('says so to the compiler only: at run time a row is data', () => {
    expect(write).not.toThrow();
  });
});
