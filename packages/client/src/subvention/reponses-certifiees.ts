import type { Edition } from './edition.ts';

/** The person certifies all of this: the answers of the head, those of the projects, and the files. */
export function reponsesCertifiees({ dossier, tete }: Edition): string {
  const { attestation: _, ...reponses } = tete.value;
  const pieces = [dossier, ...dossier.projets].flatMap((one) =>
    one.pieces.map(({ document }) => document?.uuid),
  );
  return JSON.stringify([reponses, pieces, dossier.projets.map(({ corps }) => corps)]);
}
