import type { ProgrammeOsiris } from '@asso/contract/transfert/programme.endpoints';
import type { Actor } from '@asso/domain/compte/actor';
import { ok, type Result, refused } from '@asso/domain/kernel/result';
import { isAdministrateurOsiris } from '@asso/domain/transfert/programme.rights';
import { dispositifViews } from '../catalogue/dispositifs.ts';
import type { Db } from '../platform/db/database.ts';
import { listCampagnesInView } from '../subvention/subvention.sql.ts';
import {
  type CompteOsiris,
  listComptesOsiris,
  listReadableProgrammes,
  type ProgrammeRow,
} from './programme.sql.ts';

export const programmeInconnu = refused({ code: 'transfert.programme-introuvable' });

type Option = { code: string; label: string };
export type ProgrammeChoix = {
  dispositifs: (Option & { sous_dispositifs: Option[] })[];
  comptes: CompteOsiris[];
};

export async function listProgrammeChoix(db: Db, now: Date): Promise<ProgrammeChoix> {
  const [campagnes, comptes] = await Promise.all([listCampagnesInView(db, [], now), listComptesOsiris(db)]);
  const dispositifs = dispositifViews(campagnes).map(({ code = '', label = '', sous_dispositifs = [] }) => ({
    code,
    label,
    sous_dispositifs: sansDoublon(sous_dispositifs.map((one) => ({ code: one.code, label: one.label }))),
  }));
  return { dispositifs, comptes };
}

/** Keeps each code once, since the campaign of each year repeats the sous-dispositifs. */
const sansDoublon = (options: readonly Option[]): Option[] =>
  options.filter(({ code }, rank) => rank === options.findIndex((one) => one.code === code));

const lecteurOf = (actor: Actor): string | null => (isAdministrateurOsiris(actor.role) ? null : actor.id);

export const listMyProgrammes = (db: Db, actor: Actor): Promise<ProgrammeRow[]> =>
  listReadableProgrammes(db, { lecteur: lecteurOf(actor) });

/** Finds a programme that this person may read; any other is unknown to them. */
export async function findReadableProgramme(
  db: Db,
  actor: Actor,
  code: string,
): Promise<Result<ProgrammeRow>> {
  const [row] = await listReadableProgrammes(db, { lecteur: lecteurOf(actor), code });
  return row ? ok(row) : programmeInconnu;
}

type Given = { choix: ProgrammeChoix; isAdministrateur: boolean };

export function programmeView({ comptes, ...row }: ProgrammeRow, given: Given): ProgrammeOsiris {
  const { choix, isAdministrateur } = given;
  const typeOf = (code: string) => choix.dispositifs.find((one) => one.code === code);
  const dispositifs = row.dispositifs.map((part) => {
    const type = typeOf(part.id_type_dispositif);
    const { id_sous_type_dispositif: code } = part;
    const sous =
      code === null ? null : (type?.sous_dispositifs.find((one) => one.code === code)?.label ?? code);
    return { ...part, label: [type?.label ?? part.id_type_dispositif, sous].filter(Boolean).join(' : ') };
  });
  const sous_dispositifs = row.dispositifs.flatMap(
    ({ id_type_dispositif, id_sous_type_dispositif: code }) => {
      const all = typeOf(id_type_dispositif)?.sous_dispositifs ?? [];
      if (code === null) return all;
      return [all.find((one) => one.code === code) ?? { code, label: code }];
    },
  );
  return {
    ...row,
    dispositifs,
    sous_dispositifs: sansDoublon(sous_dispositifs),
    ...(isAdministrateur ? { comptes } : {}),
  };
}
