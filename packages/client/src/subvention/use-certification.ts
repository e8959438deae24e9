import { useState } from 'react';
import type { Edition } from './edition.ts';

export type Certification = {
  isCertified: boolean;
  /** Something changed since the box was ticked: it is to be ticked again. */
  isWithdrawn: boolean;
  certify: (isCertified: boolean) => void;
};

/** Ticked on this page, for this sending, of what is read on it: what was certified another day does not count. */
export function useCertification(edition: Edition): Certification {
  const [certified, setCertified] = useState<string | null>(null);
  const present = reponsesDe(edition);
  return {
    isCertified: certified === present,
    isWithdrawn: certified !== null && certified !== present,
    certify: (isCertified) => setCertified(isCertified ? present : null),
  };
}

/** All that is certified: the answers of the head, those of the projects, the files. */
function reponsesDe({ dossier, tete }: Edition): string {
  const { attestation: _, ...reponses } = tete.value;
  const pieces = [dossier, ...dossier.projets].flatMap((one) =>
    one.pieces.map(({ document }) => document?.uuid),
  );
  return JSON.stringify([reponses, pieces, dossier.projets.map(({ corps }) => corps)]);
}
