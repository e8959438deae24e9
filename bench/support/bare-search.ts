// The reference of bench/recherche.ts: one route and one named statement, without rights; the database writes the JSON.
import fastify from 'fastify';
import pg from 'pg';

const { PORT = '0', HOST, DATABASE_URL } = process.env;
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 8 });
const app = fastify({ logger: false });
const schema = {
  querystring: {
    type: 'object',
    required: ['q'],
    properties: { q: { type: 'string', minLength: 2, maxLength: 100 } },
  },
};
const search = `select coalesce(json_agg(a), '[]')::text as json from limite.cherche($1, 20) a`;

app.get<{ Querystring: { q: string } }>('/associations', { schema }, async ({ query }, reply) => {
  const { rows } = await pool.query<{ json: string }>({ name: 'search', text: search, values: [query.q] });
  return reply.type('application/json; charset=utf-8').send(rows[0]?.json ?? '[]');
});
app.get('/ready', async () => 'ready');

process.once('SIGTERM', () => void app.close().then(() => pool.end()));
await app.listen({ port: Number(PORT), host: HOST });
