import {
  type Effectif,
  findReception,
  listReplaced,
  type Reception,
  shiftDay,
  type Vacance,
} from '@asso/domain/instruction/absence.rules';
import { findServiceDay } from '@asso/domain/service/jour-service.rules';
import type { Db } from '../../platform/db/database.ts';
import { listServicesSitues } from '../../service/service.sql.ts';
import { listCollegues } from '../bureau/affectation.sql.ts';
import { type AbsenceRow, listAbsences } from './absence.sql.ts';

export type ServiceEffectif = Effectif<AbsenceRow> & {
  id_service: string;
  code_territoire: string | null;
  collegues: { id: string; nom: string }[];
};

/** How many days an absence is still read once it ended. */
const joursGardes = 30;

/** Reads who is there, and who is not, in each of these services, on the day it is now where the service is. */
export async function readEffectifs(
  db: Db,
  services: readonly string[],
  now: Date,
): Promise<ServiceEffectif[]> {
  const depuis = shiftDay(now.toISOString().slice(0, 10), -joursGardes);
  const [situes, absences, collegues] = await Promise.all([
    listServicesSitues(db, services),
    listAbsences(db, services, depuis),
    listCollegues(db, services),
  ]);
  return situes.map(({ id, code_territoire }) => {
    const ofService = collegues.filter((one) => one.id_service === id);
    const ids = new Set(ofService.map((one) => one.id));
    return {
      id_service: id,
      code_territoire,
      collegues: ofService.map((one) => ({ id: one.id, nom: one.nom })),
      absences: absences.filter((one) => one.id_service === id),
      jour: findServiceDay(now, code_territoire),
      isCollegue: (who) => ids.has(who),
    };
  });
}

export async function readEffectif(db: Db, id_service: string, now: Date): Promise<ServiceEffectif> {
  const [found] = await readEffectifs(db, [id_service], now);
  if (!found) throw new Error('a service that has dossiers exists');
  return found;
}

export type ReceptionNommee = {
  absent: { id: string; nom: string };
  /** The last day away. */
  au: string;
  recoit: { id: string; nom: string } | null;
  vacance: Vacance | null;
};

/** Tells, with names, who receives today in the place of this person; null when the person is there. */
export function nameReception(effectif: ServiceEffectif, personne: string): ReceptionNommee | null {
  const reception = findReception(effectif, personne);
  return reception && named(reception);
}

const named = ({ absence, recoit, vacance }: Reception<AbsenceRow>): ReceptionNommee => ({
  absent: { id: absence.id_utilisateur, nom: absence.nom },
  au: absence.au,
  recoit: recoit === null ? null : { id: recoit, nom: absence.nom_remplacant ?? '' },
  vacance,
});

/** Lists who is away today, by name, each with who receives. */
export const listAway = (effectif: ServiceEffectif): ReceptionNommee[] =>
  effectif.collegues.flatMap(({ id }) => nameReception(effectif, id) ?? []);

export type Remplacement = { id_service: string; id_utilisateur: string; nom: string; au: string };

/** Lists in whose place this person receives today, service by service. */
export const listReplacements = (effectifs: readonly ServiceEffectif[], personne: string): Remplacement[] =>
  effectifs.flatMap((effectif) =>
    listReplaced(effectif, personne).map(({ id_utilisateur, nom, au }) => ({
      id_service: effectif.id_service,
      id_utilisateur,
      nom,
      au,
    })),
  );
