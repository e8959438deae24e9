// The reference server of the « dossiers-… » workloads: Fastify and pg, without rights, rules, log or figures.
import fastify from 'fastify';
import pg from 'pg';
import { bareRoutes } from './bare-routes.ts';

const { PORT = '0', HOST, DATABASE_URL } = process.env;
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 8 });
const app = fastify({ logger: false });
bareRoutes(app, pool);
process.once('SIGTERM', () => void app.close().then(() => pool.end()));
await app.listen({ port: Number(PORT), host: HOST });
