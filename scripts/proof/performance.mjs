// The workloads of bench/ run against their limits, at full size with BENCH_DOSSIERS=1000000: docs/preuves.md,
// bench/README.md.
/** @public */
export const name = 'performance';
/** @public */
export const description =
  'chaque charge de bench/ contre sa limite (BENCH_DOSSIERS=1000000 pour la pleine taille ; des heures)';

/** @public */
export async function run({ runNode }) {
  const code = await runNode(['scripts/bench.mjs']);
  const what = 'les limites de bench/README.md';
  return [{ what, found: code === 0 ? 'toutes tenues' : 'voir les lignes ✗ au-dessus', isHeld: code === 0 }];
}
