import type { Log } from '../log/log.ts';
import { type Clamd, scanWithClamd, versionOfClamd } from './clamd.ts';

/** `non_analyse`: no scanner is configured. `en_attente`: there is one, and it does not answer. */
export type ScanResult = 'sain' | 'infecte' | 'en_attente' | 'non_analyse';

export type Scanner = {
  scan(path: string): Promise<ScanResult>;
  /** What it is, and the date of what it knows; null when none is configured; rejects when it does not answer. */
  version(): Promise<string | null>;
};

type Wish = { clamavUrl: URL | undefined; log: Log } & Omit<Clamd, 'url'>;

const versionMs = 4000;

/** Never says that a file is safe without having been told so. */
export function openScanner({ clamavUrl, log, ...limits }: Wish): Scanner {
  if (clamavUrl === undefined) return { scan: async () => 'non_analyse', version: async () => null };
  const clamd = { url: clamavUrl, ...limits };
  return {
    scan: async (path) => {
      try {
        return await scanWithClamd(clamd, path);
      } catch (error) {
        log.warn({ err: error }, 'the antivirus does not answer');
        return 'en_attente';
      }
    },
    version: () => versionOfClamd({ silenceMs: versionMs, totalMs: versionMs, ...clamd }),
  };
}
