import type { Actor } from '@asso/domain/compte/actor';
import { ok, type Problem, type Result } from '@asso/domain/kernel/result';
import { type PartProgramme, partsSaid, programmeProblems } from '@asso/domain/transfert/programme.rules';
import type { Tx } from '../platform/db/database.ts';
import { writeHistory } from '../platform/history/history.sql.ts';
import { replaceContenu } from './programme.sql.ts';
import { choixOf } from './programme-view.ts';

export type Ecriture = {
  code: string;
  libelle: string;
  dispositifs: readonly PartProgramme[];
  /** The ids of the accounts that read the programme. */
  comptes: readonly string[];
  actor: Actor;
  at: Date;
  action: 'programme.creer' | 'programme.modifier';
};

/** Writes a whole programme; `writeRow` inserts or updates its row. When something is wrong, nothing changes. */
export async function keepProgramme(
  trx: Tx,
  { actor, at, action, ...ecriture }: Ecriture,
  writeRow: (row: { code: string; libelle: string }) => Promise<Problem | null>,
): Promise<Result<string>> {
  const { code } = ecriture;
  const libelle = ecriture.libelle.normalize('NFC').trim();
  const comptes = [...new Set(ecriture.comptes)];
  const problems = [...programmeProblems({ ...ecriture, libelle }), ...(await inconnus(trx, ecriture))];
  if (problems.length > 0) return { ok: false, problems };
  const problem = await writeRow({ code, libelle });
  if (problem) return { ok: false, problems: [problem] };
  const dispositifs = partsSaid(ecriture.dispositifs);
  await replaceContenu(trx, { code, dispositifs, comptes });
  const details = { libelle, dispositifs, comptes };
  await writeHistory(trx, { objet: 'programme-osiris', id_objet: code, by: actor, at, action, details });
  return ok(code);
}

/** Returns a problem for each scheme or account that the portal does not know. */
async function inconnus(
  trx: Tx,
  { dispositifs, comptes }: Pick<Ecriture, 'dispositifs' | 'comptes'>,
): Promise<Problem[]> {
  const choix = await choixOf(trx);
  const isKnown = ({ id_type_dispositif, id_sous_type_dispositif: sous }: PartProgramme): boolean => {
    const found = choix.dispositifs.find(({ code }) => code === id_type_dispositif);
    return found !== undefined && (sous === null || found.sous_dispositifs.some(({ code }) => code === sous));
  };
  return [
    ...(dispositifs.every(isKnown) ? [] : [{ code: 'transfert.dispositif-inconnu', field: 'dispositifs' }]),
    ...(comptes.every((id) => choix.comptes.some((one) => one.id === id))
      ? []
      : [{ code: 'transfert.compte-inconnu', field: 'comptes' }]),
  ];
}
