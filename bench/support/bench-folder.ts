import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The data are made once and kept in this folder. */
export const benchFolder = (): string => process.env.BENCH_DIR ?? join(tmpdir(), 'portail-asso-bench');
