import type { Actor } from '@asso/domain/compte/actor';
import type { CrfComplet } from '@asso/domain/crf/crf-complet.rules';
import { listIndicateurs } from '@asso/domain/subvention/campagne.rules';
import type { PieceRow } from '../dossier/pieces/pieces.sql.ts';
import type { Db } from '../platform/db/database.ts';
import { type Loaded, loadDossier } from '../subvention/load-dossier.ts';
import { findContenu } from '../subvention/subvention.sql.ts';
import { listPiecesCrf } from './crf.sql.ts';
import type { FoundCrf } from './crf-access.ts';
import { type CrfProjetRow, listProjetsCrf } from './crf-projet.sql.ts';

/** A report with everything that its rules, its pages and its PDF need. */
export type LoadedCrf = FoundCrf & {
  complet: CrfComplet;
  projets: CrfProjetRow[];
  pieces: PieceRow[];
  /** The dossier of the report, which gives the people and the documents to choose from. */
  source: Loaded;
};

export async function loadCrf(db: Db, found: FoundCrf, actor?: Actor): Promise<LoadedCrf> {
  const { dossier, crf } = found;
  const source = await loadDossier(db, dossier, actor);
  const campagne = await findContenu(db, crf.id_campagne_version);
  const projets = await listProjetsCrf(db, crf.id);
  const pieces = await listPiecesCrf(db, crf.id);
  const complet: CrfComplet = {
    corps: crf.corps,
    exercice: crf.exercice,
    etat: crf.id_etat,
    campagne,
    indicateurs: listIndicateurs(campagne, dossier.id_sous_type_dispositif ?? ''),
    projets: projets.map(({ id, numero_projet, prevu, corps }) => ({ id, numero_projet, prevu, corps })),
    pieces: pieces.map(({ code, uuid, etat_analyse }) => ({ code, uuid, etat_analyse })),
    representants: source.complet.representants,
  };
  return { ...found, complet, projets, pieces, source };
}
