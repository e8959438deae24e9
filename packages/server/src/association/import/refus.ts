import { LigneSansFin } from './lecteur.ts';
import { FichierInconnu } from './read-fichier.ts';
import { ZipIllisible } from './zip.ts';

/** What is wrong is the file itself, and not what reads it. */
export type FichierRefuse = LigneSansFin | FichierInconnu | ZipIllisible;

export const isRefus = (error: unknown): error is FichierRefuse =>
  [LigneSansFin, FichierInconnu, ZipIllisible].some((one) => error instanceof one);
