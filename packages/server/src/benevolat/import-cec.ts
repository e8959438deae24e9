// One way in for the screen, the command and the demonstration: the lines of a file, each with what became of it.
import type { RapportCec } from '@asso/contract/benevolat/declaration.schemas';
import { sayBenevolatProblem } from '@asso/contract/benevolat/say-benevolat-problem';
import { type GenreImportCec, type LigneCec, lireFichierCec } from '@asso/domain/benevolat/import-cec.rules';
import type { Actor } from '@asso/domain/compte/actor';
import { ok, type Problem, type Result, refused } from '@asso/domain/kernel/result';
import type { Db } from '../platform/db/database.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { insertImport } from './import-cec.sql.ts';
import { importDeclarations } from './import-declarations.ts';
import { importSessions } from './import-sessions.ts';
import type { Importation } from './importation.ts';

type Fichier = {
  genre: GenreImportCec;
  fichier: string;
  texte: string;
  /** Nothing is kept: only said. */
  essai?: boolean;
  actor: Actor | null;
  at: Date;
  /** More lines are refused; none by command. */
  most?: number;
};

/** The whole file in one transaction: the lines that can are written, the others are told. */
export async function importCec(db: Db, asked: Fichier): Promise<Result<RapportCec>> {
  const { genre, texte, essai = false, most } = asked;
  const lues = lireFichierCec(genre, texte);
  if (!lues.ok) return lues;
  const n = lues.value.length;
  if (most !== undefined && n > most) {
    return refused({ code: 'benevolat.trop-de-lignes', field: 'texte', params: { n, max: most } });
  }
  try {
    return ok(
      await inTransaction(db, async (tx) => {
        const rapport = await importAll(asked, { tx, actor: asked.actor, at: asked.at }, lues.value);
        if (essai) throw new Essai(rapport);
        return rapport;
      }),
    );
  } catch (error) {
    if (error instanceof Essai) return ok(error.rapport);
    throw error;
  }
}

/** Thrown so that what was written to be told is not kept. */
class Essai extends Error {
  readonly rapport: RapportCec;
  constructor(rapport: RapportCec) {
    super('tried, not kept');
    this.rapport = rapport;
  }
}

async function importAll(
  { genre, fichier, essai = false, actor, at }: Fichier,
  importation: Importation,
  lignes: readonly LigneCec<GenreImportCec>[],
): Promise<RapportCec> {
  const results =
    genre === 'sessions'
      ? await importSessions(importation, lignes as readonly LigneCec<'sessions'>[])
      : await importDeclarations(importation, lignes as readonly LigneCec<'declarations'>[]);
  const rapport = lignes.map(({ numero, cle }, index) => {
    const result = results[index];
    if (result?.ok) return { numero, cle, resultat: result.value, champ: null, motif: null };
    return { numero, cle, resultat: 'rejetee' as const, ...said(result?.problems ?? []) };
  });
  const of = (resultat: string) => rapport.filter((one) => one.resultat === resultat).length;
  const bilan = {
    lignes: rapport.length,
    ajoutee: of('ajoutee'),
    modifiee: of('modifiee'),
    inchangee: of('inchangee'),
    rejetee: of('rejetee'),
  };
  await insertImport(importation.tx, {
    genre,
    fichier,
    importe_le: at,
    importe_par: actor?.id ?? null,
    ajoutees: bilan.ajoutee,
    modifiees: bilan.modifiee,
    inchangees: bilan.inchangee,
    rejetees: bilan.rejetee,
  });
  return { genre, essai, bilan, lignes: rapport };
}

const said = (problems: readonly Problem[]) => ({
  champ: problems[0]?.field ?? null,
  motif: problems.map((problem) => sayBenevolatProblem(problem).message).join(' '),
});
