import { fileURLToPath } from 'node:url';
import { sampleFiles } from './sample-files.ts';

export const sampleFolder = fileURLToPath(new URL('./files/', import.meta.url));

/** Where the files of the sample are, in the order in which they are imported. */
export const samplePaths = (): string[] => sampleFiles().map(({ nom }) => `${sampleFolder}${nom}`);
