import type { Actor } from '@asso/domain/compte/actor';
import { toJournalChangements } from '@asso/domain/identifiants/avant-apres';
import { ok, type Problem, type Result } from '@asso/domain/kernel/result';
import { type PartProgramme, programmeProblems, wholeParts } from '@asso/domain/transfert/programme.rules';
import type { Tx } from '../platform/db/database.ts';
import { writeHistory } from '../platform/history/history.sql.ts';
import { listReadableProgrammes, replaceContenu } from './programme.sql.ts';
import { listProgrammeChoix, type ProgrammeChoix, programmeView } from './programme-view.ts';

export type ProgrammeEcriture = {
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
  { actor, at, action, ...ecriture }: ProgrammeEcriture,
  writeRow: (row: { code: string; libelle: string }) => Promise<Problem | null>,
): Promise<Result<string>> {
  const { code } = ecriture;
  const libelle = ecriture.libelle.normalize('NFC').trim();
  const comptes = [...new Set(ecriture.comptes)];
  const choix = await listProgrammeChoix(trx, at);
  const problems = [...programmeProblems({ ...ecriture, libelle }), ...inconnus(choix, ecriture)];
  if (problems.length > 0) return { ok: false, problems };
  const before = await enMots(trx, code, choix);
  const problem = await writeRow({ code, libelle });
  if (problem) return { ok: false, problems: [problem] };
  const dispositifs = wholeParts(ecriture.dispositifs);
  await replaceContenu(trx, { code, dispositifs, comptes });
  const valeurs = changesBetweenProgrammes(before ?? {}, (await enMots(trx, code, choix)) ?? {});
  const details = { libelle, dispositifs, comptes };
  const line = { objet: 'programme-osiris', id_objet: code, by: actor, at, action };
  await writeHistory(trx, { ...line, details, valeurs });
  return ok(code);
}

type EnMots = Readonly<Record<string, string>>;

/** Gives what the form of a programme holds, by its labels; null while the programme does not exist. */
async function enMots(trx: Tx, code: string, choix: ProgrammeChoix): Promise<EnMots | null> {
  const [row] = await listReadableProgrammes(trx, { lecteur: null, code });
  if (!row) return null;
  const { libelle, dispositifs } = programmeView(row, { choix, isAdministrateur: true });
  return {
    'Nom du programme': libelle,
    Dispositifs: dispositifs.map(({ label }) => label).join(' ; '),
    'Qui lit ce programme': row.comptes.map(({ nom }) => nom).join(', '),
  };
}

const changesBetweenProgrammes = (before: EnMots, after: EnMots) =>
  toJournalChangements(
    Object.keys(after)
      .filter((quoi) => before[quoi] !== after[quoi])
      .map((quoi) => ({ quoi, avant: before[quoi] || null, apres: after[quoi] || null })),
  );

/**
 * Returns a problem when the portal does not know one of the dispositifs, and another when it does not know one of the
 * accounts.
 */
function inconnus(
  choix: ProgrammeChoix,
  { dispositifs, comptes }: Pick<ProgrammeEcriture, 'dispositifs' | 'comptes'>,
): Problem[] {
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
