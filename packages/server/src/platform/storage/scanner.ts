import type { Log } from '../log/log.ts';
import { scanWithClamd } from './clamd.ts';

/** `non_analyse`: no scanner is configured. `en_attente`: there is one, and it does not answer. */
export type ScanResult = 'sain' | 'infecte' | 'en_attente' | 'non_analyse';

export type Scanner = { scan(path: string): Promise<ScanResult> };

/** Never says that a file is safe without having been told so. */
export function openScanner({ clamavUrl, log }: { clamavUrl: URL | undefined; log: Log }): Scanner {
  if (clamavUrl === undefined) return { scan: async () => 'non_analyse' };
  return {
    scan: async (path) => {
      try {
        return await scanWithClamd(clamavUrl, path);
      } catch (error) {
        log.warn({ err: error }, 'the antivirus does not answer');
        return 'en_attente';
      }
    },
  };
}
