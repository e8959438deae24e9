// The service of the journeys chooses that its decisions leave at once, so that both sides are walked without waiting.
import { request } from '@playwright/test';
import { openSession, read } from './arrange.ts';
import { people } from './people.ts';

/**
 * Makes the decisions of « DRAJES Sud » leave at once. The journey about decisions that wait before they leave uses
 * another service.
 */
export async function decideAtOnce(baseURL: string): Promise<void> {
  const context = await request.newContext({ baseURL });
  const { headers } = await openSession(context, people.adminRegional);
  const found = await context.get('/api/rds/services', { headers, params: { limit: 50 } });
  const { items } = await read<{ items: { _id: string; nom: string }[] }>(found);
  const url = `/api/rds/services/${items.find(({ nom }) => nom === 'DRAJES Sud')?._id}`;
  const seen = await context.get(`${url}/administration`, { headers });
  const { version, rds } = await read<{ version: number; rds: { reprise_minutes?: number | null } }>(seen);
  if (rds.reprise_minutes !== 0) {
    const from = rds.reprise_minutes ?? null;
    await read(
      await context.patch(url, {
        headers: { ...headers, 'if-match': `"${version}"` },
        data: { changes: { reprise_minutes: { from, to: 0 } } },
      }),
    );
  }
  await context.dispose();
}
