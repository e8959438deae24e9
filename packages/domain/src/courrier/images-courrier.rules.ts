// A letter shows the logo of its service at the top, and above the name of its signatory their signature (ADR 0410).
// Where there is none, nothing is shown.
import { withElision } from '../identifiants/elision.ts';

export const genresImage = ['logo', 'signature'] as const;
export type GenreImage = (typeof genresImage)[number];

/** The `proprietaire` under which each picture is deposited as a document of the service. */
export const proprietairesImages: Record<GenreImage, string> = {
  logo: 'logo-lettre',
  signature: 'signature-lettre',
};

/** Gives the text that stands for a picture, for people who do not see it, in the PDF and on screen. */
export const imageTitles: Record<GenreImage, (nom: string) => string> = {
  logo: (nom) => `Logo ${withElision(nom)}`,
  signature: (nom) => `Signature ${withElision(nom)}`,
};
