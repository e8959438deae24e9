import { type Rattachement, rattachementFields } from '@asso/domain/association/fusion/rattachement.fields';
import type { Cles } from '@asso/domain/association/registre/registre.rules';
import { colonnesOf } from '@asso/domain/association/registre/registre-fusion.rules';
import type { Actor } from '@asso/domain/compte/actor';
import { avantApres } from '@asso/domain/identifiants/avant-apres';
import { ok, type Problem, type Result, refused } from '@asso/domain/kernel/result';
import { problems } from '@asso/domain/kernel/walk-problems';
import type { Tx } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { writeHistory } from '../../platform/history/history.sql.ts';
import type { Refused } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/platform.ts';
import { normaliseChanges } from '../../platform/saving/normalise-changes.ts';
import { findAssociation } from '../association.sql.ts';
import {
  addAnterieurs,
  clesOf,
  type FicheRow,
  lockFiches,
  markSieges,
  removeAnterieurs,
  tenuesOf,
  writeFiche,
} from './fiches.sql.ts';
import { openFiche } from './open-fiche.ts';

type Asked = { actor: Actor; id_asso: string; saisie: Rattachement; ifMatch: number };

const numeros = ['id_rna', 'id_siren'] as const;
type Corrige = (typeof numeros)[number];

/** Gives an association the RNA number or the SIREN that an administrator says; returns the id of its file. */
export const corrigerNumeros = (
  platform: Platform,
  { actor, id_asso, saisie, ifMatch }: Asked,
): Promise<Result<string> | Refused> =>
  inTransaction(platform.db, async (tx) => {
    const opened = await openFiche(tx, { actor, id_asso });
    if (!opened.ok) return opened;
    const [row] = await lockFiches(tx, [opened.value]);
    if (!row) throw new Error('the file was just found');
    const said = normalised(saisie);
    const [first, ...others] = problems(rattachementFields, said, { stage: 'saisie' });
    if (first) return refused(first, ...others);
    if (row.version !== ifMatch)
      return { ok: false, problems: [{ code: 'kernel.conflit' }], version: row.version };
    const changed = numeros.filter((name) => said[name] && said[name] !== row[name]);
    if (changed.length === 0) return refused({ code: 'association.numeros-inchanges', field: 'id_rna' });
    for (const name of changed) {
      const problem = await takenProblem(tx, { name, numero: said[name] ?? '', id: row.id });
      if (problem) return refused(problem);
    }
    await writeNumeros(tx, { row, said, changed, at: platform.clock.now() });
    const motif = said.motif ?? '';
    await writeHistory(tx, {
      objet: 'association',
      id_objet: row.id,
      by: actor,
      at: platform.clock.now(),
      action: 'numeros.corriger',
      why: motif,
      valeurs: avantApres({
        fields: { id_rna: rattachementFields.id_rna, id_siren: rattachementFields.id_siren },
        avant: { id_rna: row.id_rna, id_siren: row.id_siren },
        apres: { id_rna: said.id_rna || row.id_rna, id_siren: said.id_siren || row.id_siren },
      }),
    });
    return ok(row.id);
  });

/** Says that a number leads to another file, which may then be merged into this one. */
async function takenProblem(
  tx: Tx,
  { name, numero, id }: { name: Corrige; numero: string; id: string },
): Promise<Problem | null> {
  const kind = name === 'id_rna' ? 'rna' : 'siren';
  const other = await findAssociation(tx, { kind, value: numero });
  if (!other || other.id === id) return null;
  return { code: 'association.numero-d-une-autre', field: name, params: { numero, nom: other.nom } };
}

type Ecriture = { row: FicheRow; said: Rattachement; changed: readonly Corrige[]; at: Date };

async function writeNumeros(tx: Tx, { row, said, changed, at }: Ecriture): Promise<void> {
  const isRna = changed.includes('id_rna');
  const isSiren = changed.includes('id_siren');
  const given = Object.fromEntries(changed.map((name) => [name, said[name]])) as Cles;
  const { id_ex, ...held } = clesOf(row);
  // The older form of an RNA number, and what a register says, are those of the number that is replaced.
  const cles: Cles = { ...held, ...given, ...(id_ex && !isRna ? { id_ex } : {}) };
  const { RNA, Sirene } = row.registre;
  const registre = { ...(RNA && !isRna ? { RNA } : {}), ...(Sirene && !isSiren ? { Sirene } : {}) };
  const { id_siret_siege, ...tenues } = tenuesOf(row);
  const isOfSiren = isSiren && row.id_siren !== null && id_siret_siege?.startsWith(row.id_siren);
  const siege = isOfSiren ? null : id_siret_siege;
  await writeFiche(tx, row.id, {
    colonnes: {
      ...colonnesOf(registre, cles, { ...tenues, id_siret_siege: siege }),
      etat: row.etat,
      date_dissolution: row.date_dissolution,
    },
    registre,
    corps: row.corps,
    agrement: row.agrement,
    corriges: [...new Set([...row.corriges, ...changed])],
    fusionnee_dans: null,
    at,
  });
  const leaving = Object.values(given);
  await removeAnterieurs(tx, { id_association: row.id, sirens: leaving, rnas: leaving });
  if (said.garde_anciens)
    await addAnterieurs(tx, {
      id_association: row.id,
      sirens: isSiren && row.id_siren ? [row.id_siren] : [],
      rnas: isRna ? [row.id_rna, row.id_ex].filter((numero) => numero !== null) : [],
      at,
    });
  await markSieges(tx, [row.id]);
}

/** Gives the typed values as rows keep them: a number without spaces. */
function normalised(saisie: Rattachement): Rattachement {
  const changes = Object.fromEntries(Object.entries(saisie).map(([name, to]) => [name, { to }]));
  return Object.fromEntries(
    Object.entries(normaliseChanges(rattachementFields, {}, changes)).map(([name, { to }]) => [name, to]),
  );
}
