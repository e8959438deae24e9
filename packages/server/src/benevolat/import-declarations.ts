import { statutInitial } from '@asso/domain/benevolat/declaration.states';
import type { DeclarationImportee } from '@asso/domain/benevolat/import-cec.rules';
import { etatSession, isInSession } from '@asso/domain/benevolat/session.rules';
import { formatDay } from '@asso/domain/identifiants/dates-affichees';
import { ok, type Result, refused } from '@asso/domain/kernel/result';
import { writeHistory } from '../platform/history/history.sql.ts';
import type { Importation, ResultatKept } from '../referentiel/import/importation.ts';
import {
  type DeclarationConnue,
  type DeclarationEcrite,
  insertDeclaration,
  lockReferences,
  readAssociationsNommees,
  readEtablissementsNommes,
  updateDeclaration,
} from './import-cec.sql.ts';
import { objetDeclaration } from './log.sql.ts';
import { lockSessions, type SessionRow } from './session.sql.ts';

/** What the database knows of all that the lines name. */
type Nommes = {
  sessions: ReadonlyMap<string, SessionRow>;
  associations: ReadonlyMap<string, string>;
  etablissements: ReadonlySet<string>;
  connues: ReadonlyMap<string, DeclarationConnue>;
};

/**
 * Imports declarations: a new one waits for a decision; one that was decided, or whose session is over, does not
 * change.
 */
export async function importDeclarations(
  importation: Importation,
  lues: readonly DeclarationImportee[],
): Promise<Result<ResultatKept>[]> {
  const sessions = new Map((await lockSessions(importation.tx)).map((row) => [row.code, row]));
  const nommes = await readNommes(importation, sessions, lues);
  const results: Result<ResultatKept>[] = [];
  for (const lue of lues) results.push(await importOne(importation, nommes, lue));
  return results;
}

async function readNommes(
  { tx }: Importation,
  sessions: Nommes['sessions'],
  lues: readonly DeclarationImportee[],
): Promise<Nommes> {
  return {
    sessions,
    associations: await readAssociationsNommees(
      tx,
      lues.map(({ association }) => association),
    ),
    etablissements: await readEtablissementsNommes(
      tx,
      lues.flatMap(({ siret }) => siret ?? []),
    ),
    connues: await lockReferences(
      tx,
      lues.map(({ reference }) => reference),
    ),
  };
}

async function importOne(
  { tx, actor, at }: Importation,
  nommes: Nommes,
  lue: DeclarationImportee,
): Promise<Result<ResultatKept>> {
  const placed = place(nommes, lue);
  if (!placed.ok) return placed;
  const { ecrite, session } = placed.value;
  const before = nommes.connues.get(lue.reference);
  if (before && isSame(before, ecrite)) return ok('inchangee');
  const refusal = refusalOf({ before, ecrite, session, at });
  if (refusal) return refusal;
  const id = before?.id ?? (await insertDeclaration(tx, ecrite, at));
  if (before) await updateDeclaration(tx, id, ecrite);
  const line = { objet: objetDeclaration, id_objet: id, by: actor, at };
  await writeHistory(
    tx,
    before
      ? { ...line, action: 'cec.corriger', details: { heures: [before.heures, ecrite.heures] } }
      : { ...line, action: 'cec.recevoir', to: statutInitial },
  );
  return ok(before ? 'modifiee' : 'ajoutee');
}

type Placed = { ecrite: DeclarationEcrite; session: SessionRow };

/** Finds the session, the association and the establishment that the line names. */
function place(
  { sessions, associations, etablissements }: Nommes,
  { session: code, association, siret, ...ligne }: DeclarationImportee,
): Result<Placed> {
  const session = sessions.get(code);
  if (!session) {
    const params = { session: code };
    return refused({ code: 'benevolat.import-session-inconnue', field: 'session', params });
  }
  const id_association = associations.get(association);
  if (!id_association)
    return refused({ code: 'benevolat.import-association-inconnue', field: 'association' });
  if (siret !== null && !etablissements.has(`${id_association}/${siret}`)) {
    return refused({ code: 'benevolat.import-siret-etranger', field: 'siret' });
  }
  return ok({ session, ecrite: { ...ligne, id_session: session.id, id_association, etab_siret: siret } });
}

type Change = {
  before: DeclarationConnue | undefined;
  ecrite: DeclarationEcrite;
  session: SessionRow;
  at: Date;
};

/**
 * Refuses a line that changes a decided declaration or an ended session, moves a declaration elsewhere, or was declared
 * outside the days of its session.
 */
function refusalOf({ before, ecrite, session, at }: Change): Result<never> | null {
  const isMoved =
    before && (before.id_session !== ecrite.id_session || before.id_association !== ecrite.id_association);
  if (isMoved) return refused({ code: 'benevolat.import-deplacee', field: 'reference' });
  if (before && before.status !== statutInitial) {
    const params = { statut: before.status };
    return refused({ code: 'benevolat.import-decidee', field: 'reference', params });
  }
  const params = { session: session.code };
  if (etatSession(session, at) === 'close') {
    return refused({ code: 'benevolat.import-session-close', field: 'session', params });
  }
  if (isInSession(session, ecrite.declare_le)) return null;
  const jours = { debut: formatDay(session.debut), fin: formatDay(session.fin) };
  return refused({
    code: 'benevolat.import-hors-session',
    field: 'declare_le',
    params: { ...params, ...jours },
  });
}

const isSame = (row: DeclarationConnue, ecrite: DeclarationEcrite): boolean =>
  (Object.keys(ecrite) as (keyof DeclarationEcrite)[]).every((name) => row[name] === ecrite[name]);
