import { LigneSansFin } from './lecteur.ts';
import { FichierInconnu } from './read-fichier.ts';
import { ZipIllisible } from './zip.ts';

/** What is wrong is the file itself, and not what reads it. */
export type FichierRefuse = LigneSansFin | FichierInconnu | ZipIllisible;

export const refus = [LigneSansFin, FichierInconnu, ZipIllisible];

export const isRefus = (error: unknown): error is FichierRefuse => refus.some((one) => error instanceof one);
