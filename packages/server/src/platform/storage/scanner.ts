import type { Log } from '../log/log.ts';
import { type Clamd, scanWithClamd, versionOfClamd } from './clamd.ts';

/** `non_analyse` means that no scanner is configured, `en_attente` that one is, and does not answer. */
export type ScanResult = 'sain' | 'infecte' | 'en_attente' | 'non_analyse';

export type Scanner = {
  scan(path: string): Promise<ScanResult>;
  /**
   * Gives the name of the scanner and the date of its signatures, or null when none is configured; rejects when it
   * does not answer.
   */
  version(): Promise<string | null>;
};

type Wish = { clamavUrl: URL | undefined; log: Log } & Omit<Clamd, 'url'>;

const versionMs = 4000;

/** Opens the scanner, which never reports a file as safe unless the antivirus said so. */
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
