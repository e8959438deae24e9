// A letter shows the logo of its service at the top, and above the name of its signatory their signature (screens,
// letters; ADR 0410). Where there is none, nothing is shown.
export const genresImage = ['logo', 'signature'] as const;
export type GenreImage = (typeof genresImage)[number];

/** Each is a document of the service, owned under this name. */
export const proprietairesImages: Record<GenreImage, string> = {
  logo: 'logo-lettre',
  signature: 'signature-lettre',
};

/** A picture says in these words what it shows, in the PDF as on screen. */
export const imageSaid: Record<GenreImage, (nom: string) => string> = {
  logo: (nom) => `Logo de ${nom}`,
  signature: (nom) => `Signature de ${nom}`,
};
