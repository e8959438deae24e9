import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where data are made once and kept. */
export const benchFolder = (): string => process.env.BENCH_DIR ?? join(tmpdir(), 'portail-asso-bench');
