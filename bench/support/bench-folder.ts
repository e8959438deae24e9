import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Gives the folder in which the data of the benches are made once and kept. */
export const benchFolder = (): string => process.env.BENCH_DIR ?? join(tmpdir(), 'portail-asso-bench');
