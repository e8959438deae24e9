// A PDF names the portal as its producer: the name is set once, and the drawing thread reads it too.
import { getEnvironmentData, setEnvironmentData } from 'node:worker_threads';
import { usualSettings } from '@asso/contract/kernel/portal-settings';

const key = 'portail.nom';

export const tellPortailNom = (nom: string): void => setEnvironmentData(key, nom);

export const portailNom = (): string => String(getEnvironmentData(key) ?? usualSettings.nom);
