import { existsSync } from 'node:fs';

/**
 * Adds the variables of the file `.env` in the current folder to the environment; a variable that is already set
 * wins.
 */
export function loadEnvironmentFile(path = '.env'): void {
  if (existsSync(path)) process.loadEnvFile(path);
}
