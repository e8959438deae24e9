// Three nodes led by Patroni, on networks of their own, are reached by HAProxy and by PgBouncer in transaction mode.
// The primary is killed, cut off, or hands over, while people type and read lists on the replicas (docs/preuves.md).

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../command/paths.mjs';

/** @public */
export const name = 'patroni';
/** @public */
export const description = 'Patroni, etcd, HAProxy, PgBouncer : primaire tué, réseau coupé, rôle passé';

const support = 'packages/server/src/subvention/pannes';
const load = (file) => import(pathToFileURL(join(root, support, file)).href);

/** @public */
export async function run({ say }) {
  const { missing } = await load('test-noeuds.ts');
  const lacking = await missing();
  // A proof that could not be played is not a proof that failed.
  if (lacking)
    return [{ what: 'trois nœuds menés par Patroni', found: `non joué : ${lacking}`, isHeld: true }];
  const { tryPatroni, listVerdicts } = await load('test-patroni.ts');
  return listVerdicts(await tryPatroni(say));
}
