import type { AnalyseView, DocumentView } from '@asso/contract/document/document.schemas';
import { etatsAnalyse } from '@asso/domain/document/document.rules';
import { typesDocuments } from '@asso/domain/referentiel/data/types-documents';
import type { DocumentRow } from './document.sql.ts';

export const documentView = (row: DocumentRow): DocumentView => ({
  uuid: row.id,
  nom: row.nom,
  type: row.type,
  lib_type: typesDocuments.find(({ value }) => value === row.type)?.label ?? row.type,
  commentaire: row.commentaire,
  annee_validite: row.annee_validite,
  id_siret: row.id_siret,
  iban: row.iban,
  origine: row.origine,
  etat: row.etat,
  expire_le: row.expire_le,
  etat_analyse: row.etat_analyse,
  lib_etat_analyse: etatsAnalyse[row.etat_analyse],
  date_chargement: row.date_chargement.toISOString(),
  taille: row.taille,
  mime: row.mime,
  url: `/api/lca/documents/${row.id}`,
  version: row.version,
});

export const analyseView = (row: DocumentRow): AnalyseView => ({
  uuid: row.id,
  etat_analyse: row.etat_analyse,
  lib_etat_analyse: etatsAnalyse[row.etat_analyse],
  version: row.version,
});
