import type { Edition } from './edition.ts';

/** All that is certified: the answers of the head, those of the projects, the files. */
export function reponsesCertifiees({ dossier, tete }: Edition): string {
  const { attestation: _, ...reponses } = tete.value;
  const pieces = [dossier, ...dossier.projets].flatMap((one) =>
    one.pieces.map(({ document }) => document?.uuid),
  );
  return JSON.stringify([reponses, pieces, dossier.projets.map(({ corps }) => corps)]);
}
