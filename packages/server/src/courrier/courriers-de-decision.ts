import { type CourrierFait, fillCourrier } from '@asso/domain/courrier/courrier.rules';
import { champsProblems, readCorpsModele } from '@asso/domain/courrier/modele-courrier.rules';
import {
  courrierDemarche,
  listNatures,
  type NatureCourrier,
  readGenreCourrier,
} from '@asso/domain/courrier/natures-courrier.rules';
import { type GenreDossier, genresDossiers, genreWithArticle } from '@asso/domain/dossier/genre.rows';
import type { ActionService } from '@asso/domain/dossier/instruction.states';
import { ok, type Result, refused } from '@asso/domain/kernel/result';
import type { CourriersPrets, DemandeCourriers, Retouche } from '../dossier/decision/courriers-registry.ts';
import type { Db, Tx } from '../platform/db/database.ts';
import { writeHistory } from '../platform/history/history.sql.ts';
import type { Platform } from '../platform/platform.ts';
import { insertCourrier } from './courrier.sql.ts';
import { drawCourrierJob } from './dessiner-courrier.job.ts';
import { type Decidee, donneesCourrier } from './donnees-courrier.sql.ts';
import { findVersions, type VersionRow } from './modele-courrier.sql.ts';

export type CourrierPret = { id_version: string; nature: NatureCourrier; contenu: CourrierFait };

/** Fills the letters of one decision, or tells why one cannot be filled: nothing is written yet. */
export async function prepareCourriers(db: Db, asked: DemandeCourriers): Promise<Result<CourrierPret[]>> {
  const versions = await versionsFor(db, asked);
  return versions.ok ? fillVersions(db, asked, retouched(versions.value, asked.retouches)) : versions;
}

/** Puts the changes made for one dossier in place of the text of its template. */
const retouched = (versions: readonly VersionRow[], retouches: readonly Retouche[] = []): VersionRow[] =>
  versions.map((one) => {
    const own = retouches.find(({ version }) => version === one.id);
    if (own?.corps) return { ...one, corps: own.corps };
    return own?.texte === undefined ? one : { ...one, texte: own.texte, corps: null };
  });

export async function fillVersions(
  db: Db,
  asked: Decidee,
  versions: readonly VersionRow[],
): Promise<Result<CourrierPret[]>> {
  if (versions.length === 0) return ok([]);
  const donnees = await donneesCourrier(db, asked);
  const prets: CourrierPret[] = [];
  for (const version of versions) {
    const { id, nature } = version;
    const [wrong] = champsProblems(readCorpsModele(version));
    if (wrong) return refused({ ...wrong, field: 'courriers' });
    const filled = fillCourrier(version, donnees);
    if (!filled.ok)
      return refused({ ...(filled.problems[0] ?? { code: 'courrier.champ-vide' }), field: 'courriers' });
    prets.push({ id_version: id, nature, contenu: filled.value });
  }
  return ok(prets);
}

type Asked = {
  versions: readonly string[];
  action: ActionService;
  instruction: { id_service_instructeur: string };
  dossier: { genre: GenreDossier };
};

/**
 * Reads the versions chosen for a decision. They must be published by this service, for this decision: one letter and
 * one agreement at most.
 */
const versionsFor = async (db: Db, asked: Asked): Promise<Result<VersionRow[]>> =>
  versionsAmong(await findVersions(db, asked.versions), asked);

function versionsAmong(
  found: readonly VersionRow[],
  { versions, action, instruction, dossier: { genre } }: Asked,
): Result<VersionRow[]> {
  const ordered = versions.flatMap((id) => found.find((one) => one.id === id) ?? []);
  const isOwn = ({ id_service }: VersionRow) => id_service === instruction.id_service_instructeur;
  if (ordered.length !== versions.length || !ordered.every(isOwn)) {
    return refused({ code: 'courrier.modele-introuvable', field: 'courriers' });
  }
  if (!ordered.every(({ nature }) => courrierDemarche(nature) === genre)) {
    const params = { demarche: genreWithArticle[genre] };
    return refused({ code: 'courrier.modele-autre-demarche', field: 'courriers', params });
  }
  if (!ordered.every(({ nature }) => listNatures(action, genre).includes(nature))) {
    return refused({ code: 'courrier.modele-autre-decision', field: 'courriers' });
  }
  if (new Set(ordered.map(({ nature }) => readGenreCourrier(nature))).size !== ordered.length) {
    return refused({ code: 'courrier.modele-en-double', field: 'courriers' });
  }
  return ok(ordered);
}

/**
 * Reads the versions chosen for a lot, which may hold grants and agréments: one letter at most for each, and each
 * dossier takes those of its kind.
 */
export async function lotVersions(
  db: Db,
  { versions, ...asked }: Omit<Asked, 'dossier'>,
): Promise<Result<VersionRow[]>> {
  const found = await findVersions(db, versions);
  const demarcheOf = (id: string): GenreDossier => {
    const nature = found.find((one) => one.id === id)?.nature;
    return nature ? courrierDemarche(nature) : 'subvention';
  };
  const read: VersionRow[] = [];
  for (const genre of genresDossiers) {
    const own = versions.filter((id) => demarcheOf(id) === genre);
    const one = versionsAmong(found, { ...asked, versions: own, dossier: { genre } });
    if (!one.ok) return one;
    read.push(...one.value);
  }
  return ok(read);
}

/** Fills the letters of a decision before anything moves; they are written with the move. */
export const decisionCourriers =
  (platform: Platform) =>
  async (trx: Tx, asked: DemandeCourriers): Promise<Result<CourriersPrets>> => {
    const prets = await prepareCourriers(trx, asked);
    if (!prets.ok) return prets;
    return ok({
      nombre: prets.value.length,
      write: () => writeCourriers(platform, trx, { asked, prets: prets.value }),
    });
  };

type Writing = { asked: DemandeCourriers; prets: readonly CourrierPret[] };

async function writeCourriers(platform: Platform, trx: Tx, { asked, prets }: Writing): Promise<string[]> {
  const { dossier, instruction, actor, at } = asked;
  const id_service = instruction.id_service_instructeur;
  const ids: string[] = [];
  for (const pret of prets) {
    const id = await insertCourrier(trx, {
      ...pret,
      id_dossier: dossier.id,
      id_service,
      fait_le: at,
      fait_par: actor.id,
    });
    await platform.jobs.enqueue(trx, drawCourrierJob, { id });
    await writeHistory(trx, {
      objet: 'dossier',
      id_objet: dossier.id,
      by: actor,
      at,
      action: 'courrier.fait',
      why: pret.contenu.objet,
      details: { cote: 'service', service: instruction.nom_service, id_service, courrier: id },
    });
    ids.push(id);
  }
  return ids;
}
