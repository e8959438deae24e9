import type { ChoixPersonne, PieceView } from '@asso/contract/dossier/preparation.schemas';
import { listManquesLigne } from '@asso/domain/association/collection/collections.rows';
import { expiresWithin } from '@asso/domain/document/validite.rules';
import type { DocumentAttendu } from '@asso/domain/dossier/pieces.rules';
import { representantsComplets } from '@asso/domain/dossier/representants.rules';
import type { Listes } from '@asso/domain/kernel/listes';
import { fonctionFor } from '@asso/domain/referentiel/fonction.rules';
import type { DossierRow } from '../dossier.sql.ts';
import type { DocumentChoices } from './au-choix.ts';
import { choixParmi } from './choix-de-document.ts';
import type { PieceRow } from './pieces.sql.ts';

/** What is needed of any dossier that joins pieces and takes its people from its association. */
type Chosen = {
  row: DossierRow;
  pieces: readonly PieceRow[];
  auChoix: DocumentChoices;
  listes: Listes;
  complet: { association: unknown; representants: readonly (Record<string, unknown> & { id: string })[] };
};

export function pieceView(loaded: Chosen, attendu: DocumentAttendu, now: Date): PieceView {
  const piece = loaded.pieces.find((one) => one.code === attendu.code);
  return {
    code: attendu.code,
    label: attendu.label,
    aide: attendu.aide ?? null,
    nature: attendu.nature,
    obligatoire: attendu.obligatoire,
    validite_mois: attendu.validite_mois ?? null,
    modele: attendu.modele ?? null,
    document: piece
      ? {
          uuid: piece.uuid,
          nom: piece.nom,
          taille: piece.taille,
          etat_analyse: piece.etat_analyse,
          date_chargement: piece.date_chargement.toISOString(),
          annee_validite: piece.annee_validite,
          mime: piece.mime,
          expire_le: expiresWithin(piece, attendu.validite_mois),
        }
      : null,
    ...choixDeDocument(loaded, attendu, now),
  };
}

/** Lists the documents that fit the piece, in the order of the association's documents. */
function choixDeDocument(
  { auChoix, row, complet }: Chosen,
  { nature, validite_mois }: DocumentAttendu,
  now: Date,
): Pick<PieceView, 'proposes' | 'defaut'> {
  const { identite } = complet.association as { identite?: { id_siret_siege?: string | null } };
  const pour = { siret: row.id_siret, siege: identite?.id_siret_siege };
  return choixParmi(auChoix.documents, { nature, validite_mois, pour, now });
}

/** Lists the people who may be chosen; only those in `chosen` when the reader may not see the file. */
export function personnesOuvertes(
  { complet, auChoix, listes }: Pick<Chosen, 'complet' | 'auChoix' | 'listes'>,
  chosen: readonly unknown[],
): ChoixPersonne[] {
  const shown = complet.representants.filter(({ id }) => auChoix.isFicheOuverte || chosen.includes(id));
  return shown.map((one) => ({
    id: one.id,
    nom: [one.prenom, one.nom].filter(Boolean).join(' ') || 'Sans nom',
    fonction: one.fonction ? fonctionFor(String(one.fonction), String(one.civilite ?? ''), listes) : null,
    isComplet: representantsComplets(complet).has(one.id),
    manques: representantsComplets(complet).has(one.id) ? '' : listManquesLigne('representants_legaux', one),
    peutRepresenter: typeof one.est_representant_legal === 'boolean' ? one.est_representant_legal : null,
  }));
}
