import { fileURLToPath } from 'node:url';
import { sampleFiles } from './sample-files.ts';

export const sampleFolder = fileURLToPath(new URL('./files/', import.meta.url));

/** Gives the paths of the sample's files, in the order of the import. */
export const samplePaths = (): string[] => sampleFiles().map(({ nom }) => `${sampleFolder}${nom}`);
