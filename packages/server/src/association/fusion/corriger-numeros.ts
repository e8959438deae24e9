import { type Rattachement, rattachementFields } from '@asso/domain/association/fusion/rattachement.fields';
import type { Cles } from '@asso/domain/association/registre/registre.rules';
import { toColonnesRegistre } from '@asso/domain/association/registre/registre-fusion.rules';
import type { Actor } from '@asso/domain/compte/actor';
import { listFieldChanges } from '@asso/domain/identifiants/avant-apres';
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
  type FicheRow,
  lockFiches,
  markSieges,
  readTenues,
  removeAnterieurs,
  writeFiche,
} from './fiches.sql.ts';
import { openFiche } from './open-fiche.ts';
import { listPorteurs, removeEtablissements } from './porteurs.sql.ts';
import { tellNumeros } from './tell-fiches.ts';

type Asked = { actor: Actor; id_asso: string; saisie: Rattachement; ifMatch: number };

const numeros = ['id_rna', 'id_siren'] as const;
type Corrige = (typeof numeros)[number];
type Numeros = Record<Corrige, string | null>;

/**
 * Gives an association the RNA number or the SIREN that an administrator says, or takes away the one that is said to be
 * none; returns the id of its file.
 */
export const correctNumeros = (
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
    const avant: Numeros = { id_rna: row.id_rna, id_siren: row.id_siren };
    const apres = { ...avant, ...numerosSaisis(said) };
    const changed = numeros.filter((name) => apres[name] !== avant[name]);
    if (changed.length === 0) return refused({ code: 'association.numeros-inchanges', field: 'id_rna' });
    for (const name of changed) {
      const problem =
        apres[name] === null
          ? await retraitProblem(tx, { name, numero: avant[name] ?? '', id: row.id, apres })
          : await takenProblem(tx, { name, numero: apres[name], id: row.id });
      if (problem) return refused(problem);
    }
    const at = platform.clock.now();
    const anciensGardes = said.garde_anciens === true;
    const { siegeVide } = await writeNumeros(tx, { row, apres, changed, anciensGardes, at });
    await writeHistory(tx, {
      objet: 'association',
      id_objet: row.id,
      by: actor,
      at,
      action: 'numeros.corriger',
      why: said.motif ?? '',
      valeurs: listFieldChanges({
        fields: { id_rna: rattachementFields.id_rna, id_siren: rattachementFields.id_siren },
        avant,
        apres,
      }),
    });
    await tellNumeros(tx, platform, {
      id: row.id,
      numeros: changed.map((nom) => ({ nom, avant: avant[nom], apres: apres[nom] })),
      anciensGardes: anciensGardes && changed.some((name) => avant[name] !== null),
      siegeVide,
      by: actor,
    });
    return ok(row.id);
  });

/** Keeps the numbers that were said: an empty one is said to be none, and one that is absent stays as it is. */
const numerosSaisis = (said: Rattachement): Partial<Numeros> =>
  Object.fromEntries(
    numeros.flatMap((name) => (said[name] === undefined ? [] : [[name, said[name] || null]])),
  );

/** Says why a number cannot be taken away: it is the only one, or something of the association bears it. */
async function retraitProblem(
  tx: Tx,
  { name, numero, id, apres }: { name: Corrige; numero: string; id: string; apres: Numeros },
): Promise<Problem | null> {
  if (numeros.every((one) => apres[one] === null)) return { code: 'association.numero-seul', field: name };
  const porteurs = await listPorteurs(tx, { id_association: id, nom: name, numero });
  if (porteurs.length === 0) return null;
  return { code: 'association.numero-porte', field: name, params: { numero, porteurs: porteurs.join(', ') } };
}

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

type Ecriture = {
  row: FicheRow;
  apres: Numeros;
  changed: readonly Corrige[];
  anciensGardes: boolean;
  at: Date;
};

async function writeNumeros(
  tx: Tx,
  { row, apres, changed, anciensGardes, at }: Ecriture,
): Promise<{ siegeVide: boolean }> {
  const isRna = changed.includes('id_rna');
  const isSiren = changed.includes('id_siren');
  // The older form of an RNA number, and what a register says, are those of the number that is replaced.
  const cles: Cles = {
    ...(apres.id_rna ? { id_rna: apres.id_rna } : {}),
    ...(apres.id_siren ? { id_siren: apres.id_siren } : {}),
    ...(row.id_ex && !isRna ? { id_ex: row.id_ex } : {}),
  };
  const { RNA, Sirene } = row.registre;
  const registre = { ...(RNA && !isRna ? { RNA } : {}), ...(Sirene && !isSiren ? { Sirene } : {}) };
  const { id_siret_siege, ...tenues } = readTenues(row);
  const siegeVide = isSiren && row.id_siren !== null && id_siret_siege?.startsWith(row.id_siren) === true;
  await writeFiche(tx, row.id, {
    colonnes: {
      ...toColonnesRegistre(registre, cles, { ...tenues, id_siret_siege: siegeVide ? null : id_siret_siege }),
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
  const leaving = changed.map((name) => apres[name]).filter((numero) => numero !== null);
  await removeAnterieurs(tx, { id_association: row.id, sirens: leaving, rnas: leaving });
  if (anciensGardes)
    await addAnterieurs(tx, {
      id_association: row.id,
      sirens: isSiren && row.id_siren ? [row.id_siren] : [],
      rnas: isRna ? [row.id_rna, row.id_ex].filter((numero) => numero !== null) : [],
      at,
    });
  if (row.id_siren && isSiren && apres.id_siren === null)
    await removeEtablissements(tx, { id_association: row.id, siren: row.id_siren });
  await markSieges(tx, [row.id]);
  return { siegeVide };
}

/** Gives the typed values as rows keep them: a number without spaces. */
function normalised(saisie: Rattachement): Rattachement {
  const changes = Object.fromEntries(Object.entries(saisie).map(([name, to]) => [name, { to }]));
  return Object.fromEntries(
    Object.entries(normaliseChanges(rattachementFields, {}, changes)).map(([name, { to }]) => [name, to]),
  );
}
