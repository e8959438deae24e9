import { sayWith } from '@asso/contract/kernel/say-with';
import { type MissionImportee, modeleMissions } from '@asso/domain/benevolat/import-missions.rules';
import { missionProblems } from '@asso/domain/benevolat/mission.problems';
import { kernelProblems } from '@asso/domain/kernel/problems';
import { ok, type Result, refused } from '@asso/domain/kernel/result';
import { importProblems } from '@asso/domain/referentiel/import.problems';
import type { GenreImport, Importation, ResultatKept } from '../referentiel/import/importation.ts';
import { readAssociationsNommees } from './import-cec.sql.ts';
import { deleteMission, lockMissions, type MissionRow, writeMission } from './mission.sql.ts';

const sayMissionProblem = sayWith({ ...kernelProblems, ...importProblems, ...missionProblems });

/** Imports missions, each known by its reference; a line marked as withdrawn deletes the mission. */
async function importMissions(
  { tx, at }: Importation,
  lues: readonly MissionImportee[],
): Promise<Result<ResultatKept>[]> {
  const noms = lues.map(({ association }) => association);
  const associations = await readAssociationsNommees(tx, noms);
  const known = await lockMissions(
    tx,
    lues.map(({ reference }) => reference),
  );
  const results: Result<ResultatKept>[] = [];
  for (const { association, isRetiree, ...lue } of lues) {
    const before = known.get(lue.reference);
    const id_association = associations.get(association);
    if (isRetiree) {
      if (before) await deleteMission(tx, before.id);
      results.push(ok(before ? 'modifiee' : 'inchangee'));
    } else if (!id_association) {
      results.push(refused({ code: 'mission.association', field: 'association' }));
    } else {
      const ecrite = { ...lue, id_association };
      const isSame = before !== undefined && isLike(before, ecrite);
      if (!isSame) await writeMission(tx, ecrite, at);
      results.push(ok(isSame ? 'inchangee' : before ? 'modifiee' : 'ajoutee'));
    }
  }
  return results;
}

const isLike = (row: MissionRow, ecrite: object): boolean =>
  Object.entries(ecrite).every(([name, value]) => Reflect.get(row, name) === value);

export const genresMissions = {
  missions: {
    genre: 'missions',
    modele: modeleMissions,
    ecrire: importMissions,
    dire: sayMissionProblem,
  } satisfies GenreImport<MissionImportee>,
};
