import type { DocumentAttendu } from '@asso/domain/dossier/pieces.rules';
import { ApercuListe } from './ApercuListe.tsx';

/** Lists the documents that an association would be asked for. */
export const ApercuPieces = ({ titre, pieces }: { titre: string; pieces: readonly DocumentAttendu[] }) => (
  <ApercuListe
    titre={titre}
    vide="Aucune pièce."
    items={pieces.map(({ label, obligatoire, asks, validite_mois, modele }) =>
      [
        label,
        obligatoire ? 'obligatoire' : asks ? 'selon le dossier' : 'facultative',
        validite_mois && `de ${validite_mois} mois au plus`,
        modele && 'avec un modèle',
      ]
        .filter(Boolean)
        .join(', '),
    )}
  />
);
