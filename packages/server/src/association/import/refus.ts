import { EndlessLigne } from './lecteur.ts';
import { FichierInconnu } from './read-fichier.ts';
import { ZipIllisible } from './zip.ts';

/** The errors that say that the file itself is at fault, and not the program that reads it. */
export type FichierRefuse = EndlessLigne | FichierInconnu | ZipIllisible;

export const refus = [EndlessLigne, FichierInconnu, ZipIllisible];

export const isRefus = (error: unknown): error is FichierRefuse => refus.some((one) => error instanceof one);
