// The name that a PDF says made it: told once, read in the thread that draws as in the others.
import { getEnvironmentData, setEnvironmentData } from 'node:worker_threads';
import { usualSettings } from '@asso/contract/kernel/portal-settings';

const key = 'portail.nom';

export const tellNomDuPortail = (nom: string): void => setEnvironmentData(key, nom);

export const nomDuPortail = (): string => String(getEnvironmentData(key) ?? usualSettings.nom);
