import { existsSync } from 'node:fs';

/** Adds what the file `.env` of the current folder says to the environment, which wins. */
export function loadEnvironmentFile(path = '.env'): void {
  if (existsSync(path)) process.loadEnvFile(path);
}
