import { createRequire } from 'node:module';
import { PgBoss } from 'pg-boss';

const manifest = createRequire(import.meta.url)('pg-boss/package.json') as { pgboss: { schema: number } };

/** The version of the schema in which the job library keeps its tables. */
export const jobsSchemaVersion: number = manifest.pgboss.schema;

/** Creates the tables of the job library, where no server ever ran. */
export async function installJobs(url: string): Promise<void> {
  const boss = new PgBoss({
    connectionString: url,
    schema: 'jobs',
    max: 1,
    supervise: false,
    schedule: false,
  });
  boss.on('error', () => undefined);
  await boss.start();
  await boss.stop({ graceful: false });
}
