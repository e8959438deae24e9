// The two reference servers of the « dossiers-… » workloads answer these calls: named statements on the portal's own
// tables, without rules. They write what the portal writes: rows, versions, history, inbox, outbox and the request's key.
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import * as sql from './bare.sql.ts';

const json = 'application/json; charset=utf-8';

type Query = { name: string; text: string };
type On = pg.Pool | pg.PoolClient;
const ask = (on: On, query: Query, values: unknown[]) =>
  on.query<Record<string, unknown>>({ ...query, values });

/** Runs `work` in a transaction, which is rolled back when `work` returns undefined. */
async function inTransaction<T>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<T | undefined>,
): Promise<T | undefined> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const value = await work(client);
    await client.query(value === undefined ? 'rollback' : 'commit');
    return value;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

const text = { type: 'string', maxLength: 10_000 };
const version = { type: 'integer' };
const object = (properties: object) => ({ type: 'object', required: Object.keys(properties), properties });

type Listed = { Querystring: { service: string; exercice: number; etats: string } };
type Searched = { Querystring: { service: string; q: string } };
type OfService = { Querystring: { service: string } };
type Named = { Params: { id: string }; Querystring: { service: string } };
type Save = { Params: { id: string }; Body: { version: number; objectifs: string; par: string } };
type Begin = {
  Body: { siret: string; code: string; sous: string; exercice: number; par: string; cle: string };
};
type Transmit = { Params: { id: string }; Body: { version: number; par: string; cle: string } };

/** Adds the calls. With `bytes`, the database makes each answer as long as the portal's. */
export function bareRoutes(app: FastifyInstance, pool: pg.Pool, bytes = 0): void {
  const read = async (query: Query, values: unknown[]) =>
    String((await ask(pool, sql.filledQuery(query, bytes), values)).rows[0]?.j);
  const transaction = <T>(work: (client: pg.PoolClient) => Promise<T | undefined>) =>
    inTransaction(pool, work);
  const filled = (written: Record<string, unknown> | undefined) =>
    written && { ...written, rest: ' '.repeat(Math.max(0, bytes - JSON.stringify(written).length)) };

  app.get<Listed>(
    '/dossiers',
    { schema: { querystring: object({ service: text, exercice: { type: 'integer' }, etats: text }) } },
    async ({ query }, reply) =>
      reply.type(json).send(await read(sql.list, [query.service, query.exercice, query.etats.split(',')])),
  );

  const search = { schema: { querystring: object({ service: text, q: text }) } };
  app.get<Searched>('/mots', search, async ({ query }, reply) =>
    reply.type(json).send(await read(sql.word, [query.service, `%${query.q}%`])),
  );
  app.get<Searched>('/numeros', search, async ({ query }, reply) =>
    reply.type(json).send(await read(sql.number, [query.service, query.q])),
  );

  const ofService = { schema: { querystring: object({ service: text }) } };
  app.get<OfService>('/totaux', ofService, async ({ query }, reply) =>
    reply.type(json).send(await read(sql.totals, [query.service])),
  );
  app.get<OfService>('/comptes', ofService, async ({ query }, reply) =>
    reply.type(json).send(await read(sql.counted, [query.service])),
  );

  app.get<Named>('/dossiers/:id', async ({ params, query }, reply) =>
    reply.type(json).send(await read(sql.one, [params.id, query.service])),
  );

  app.put<Save>(
    '/projets/:id',
    { schema: { body: object({ version, objectifs: text, par: text }) } },
    async ({ params, body }, reply) => {
      const saved = await transaction(async (client) => {
        const { rows } = await ask(client, sql.readProjet, [params.id]);
        if (rows[0]?.version !== body.version) return undefined;
        const { rows: written } = await ask(client, sql.saveProjet, [
          params.id,
          body.version,
          body.objectifs,
          body.par,
        ]);
        if (!written[0]) return undefined;
        await ask(client, sql.writeSave, [rows[0].id_dossier, body.par, `projet ${rows[0].numero_projet}`]);
        return written[0];
      });
      return filled(saved) ?? reply.code(409).send({ error: 'conflict' });
    },
  );

  app.post<Begin>(
    '/dossiers',
    {
      schema: {
        body: object({
          siret: text,
          code: text,
          sous: text,
          exercice: { type: 'integer' },
          par: text,
          cle: text,
        }),
      },
    },
    async ({ body }, reply) => {
      const { siret, code, sous, exercice, par, cle } = body;
      const begun = await transaction(async (client) => {
        await ask(client, sql.keepKey, [par, 'POST /dossiers', cle]);
        const { rows } = await ask(client, sql.begin, [siret, code, sous, exercice, par]);
        const [dossier] = rows;
        if (!dossier) return undefined;
        await ask(client, sql.beginInstruction, [dossier.id, dossier.service]);
        await ask(client, sql.pin, [dossier.id, dossier.campagne, par]);
        await ask(client, sql.keepAnswer, [par, 'POST /dossiers', cle, JSON.stringify(dossier)]);
        return dossier;
      });
      return begun ? reply.code(201).send(filled(begun)) : reply.code(409).send({ error: 'conflict' });
    },
  );

  app.post<Transmit>(
    '/dossiers/:id/transmission',
    { schema: { body: object({ version, par: text, cle: text }) } },
    async ({ params, body }, reply) => {
      const { par, cle } = body;
      const sent = await transaction(async (client) => {
        await ask(client, sql.keepKey, [par, 'POST /transmission', cle]);
        const { rows } = await ask(client, sql.readWhole, [params.id]);
        const [dossier] = rows;
        if (dossier?.version !== body.version || dossier.etat !== 'A') return undefined;
        await ask(client, sql.moveInstruction, [params.id]);
        const { rows: touched } = await ask(client, sql.touch, [params.id, body.version, par]);
        if (!touched[0]) return undefined;
        await ask(client, sql.writeMove, [params.id, par]);
        await ask(client, sql.tell, [params.id, dossier.id_fo, dossier.service, par, touched[0].version]);
        await ask(client, sql.keepAnswer, [par, 'POST /transmission', cle, JSON.stringify(touched[0])]);
        return touched[0];
      });
      return filled(sent) ?? reply.code(409).send({ error: 'conflict' });
    },
  );

  app.get('/ready', async () => 'ready');
}
