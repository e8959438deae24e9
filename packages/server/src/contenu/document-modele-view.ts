import type { DocumentModele, VersionModele } from '@asso/contract/contenu/document-modele.schemas';
import { versionServie, versionsDebout } from '@asso/domain/contenu/document-modele.rules';
import { etatsAnalyse } from '@asso/domain/document/document.rules';
import type { VersionRow } from './modele-fichier.sql.ts';

export const fichierView = (id: string, row: VersionRow | null): DocumentModele['fichier'] =>
  row && {
    nom: row.nom,
    taille: row.taille,
    mime: row.mime,
    depose_le: row.date_chargement.toISOString(),
    url: `/lca/documents-modeles/${id}/fichier`,
  };

/** Shows all the versions of a template, latest first. */
export function versionsView(rows: readonly VersionRow[]): VersionModele[] {
  const served = versionServie(rows);
  const standing = versionsDebout(rows);
  return rows.map((row) => ({
    uuid: row.id,
    nom: row.nom,
    type: row.type,
    taille: row.taille,
    mime: row.mime,
    etat_analyse: row.etat_analyse,
    lib_etat_analyse: etatsAnalyse[row.etat_analyse],
    date_chargement: row.date_chargement.toISOString(),
    par: row.par,
    est_servie: row === served,
    est_retiree: !standing.includes(row),
  }));
}
