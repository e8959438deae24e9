import { annulationEnd, withoutReponses } from '@asso/domain/association/fusion/fusion.rules';
import { sayFusionUndone } from '@asso/domain/association/fusion/fusion.words';
import type { Cles } from '@asso/domain/association/registre/registre.rules';
import { readTyped, toColonnesRegistre } from '@asso/domain/association/registre/registre-fusion.rules';
import type { Actor } from '@asso/domain/compte/actor';
import { isSame } from '@asso/domain/kernel/changes';
import { ok, type Result, refused } from '@asso/domain/kernel/result';
import type { Tx } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { writeHistory } from '../../platform/history/history.sql.ts';
import type { Refused } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/platform.ts';
import { moveRowsBack } from './deplacer.sql.ts';
import {
  type FicheRow,
  lockFiches,
  markSieges,
  readCles,
  removeAnterieurs,
  writeFiche,
} from './fiches.sql.ts';
import { type FichesBefore, type FusionRow, lockFusion, noteAnnulation } from './fusion.sql.ts';
import { openFiche } from './open-fiche.ts';
import { tellSeparees } from './tell-fiches.ts';

type Asked = { actor: Actor; id_asso: string; id_fusion: string };
type Annulee = { revenus: number; restes: number; dit: string; version: number };

/** Undoes a merge: what was moved goes back to its file; what was made since stays where it is. */
export const undoFusion = (
  platform: Platform,
  { actor, id_asso, id_fusion }: Asked,
): Promise<Result<Annulee> | Refused> =>
  inTransaction(platform.db, async (tx) => {
    const opened = await openFiche(tx, { actor, id_asso });
    if (!opened.ok) return opened;
    const at = platform.clock.now();
    const fusion = await lockFusion(tx, id_fusion);
    if (!fusion) return refused({ code: 'association.element-disparu' });
    const rows = await lockFiches(tx, [fusion.id_gardee, fusion.id_absorbee]);
    const [gardee, absorbee] = [fusion.id_gardee, fusion.id_absorbee].map((id) =>
      rows.find((row) => row.id === id),
    );
    if (!gardee || !absorbee) return refused({ code: 'association.element-disparu' });
    if (gardee.fusionnee_dans === opened.value) return refused({ code: 'association.fusion-suivante' });
    if (gardee.id !== opened.value) return refused({ code: 'association.element-disparu' });
    if (fusion.annulee_le) return refused({ code: 'association.fusion-annulee' });
    if (at >= annulationEnd(fusion.faite_le)) return refused({ code: 'association.fusion-trop-ancienne' });
    return ok(await separer(tx, platform, { fusion, gardee, absorbee, actor, at }));
  });

type Separation = { fusion: FusionRow; gardee: FicheRow; absorbee: FicheRow; actor: Actor; at: Date };

async function separer(
  tx: Tx,
  platform: Platform,
  { fusion, gardee, absorbee, actor, at }: Separation,
): Promise<Annulee> {
  const { avant } = fusion;
  const numeros = numerosRendus(gardee, avant);
  const registres = registresRendus(gardee, avant);
  const version = await writeFiche(tx, gardee.id, {
    colonnes: toColonnesRegistre(registres.gardee, numeros.gardee, readTyped(avant.gardee)),
    registre: registres.gardee,
    corps: withoutReponses(gardee.corps, avant.reprises),
    agrement: isSame(gardee.agrement, avant.absorbee.agrement) ? avant.gardee.agrement : gardee.agrement,
    corriges: gardee.corriges.filter(
      (name) => avant.gardee.corriges.includes(name) || !avant.absorbee.corriges.includes(name),
    ),
    fusionnee_dans: null,
    at,
  });
  await removeAnterieurs(tx, { id_association: gardee.id, ...numeros.rendus });
  await writeFiche(tx, absorbee.id, {
    colonnes: toColonnesRegistre(registres.absorbee, numeros.absorbee, readTyped(avant.absorbee)),
    registre: registres.absorbee,
    corps: absorbee.corps,
    agrement: avant.absorbee.agrement,
    corriges: avant.absorbee.corriges,
    fusionnee_dans: null,
    at,
  });
  const paire = { id_fusion: fusion.id, gardee: gardee.id, absorbee: absorbee.id };
  const ramenes = await moveRowsBack(tx, paire);
  await markSieges(tx, [gardee.id, absorbee.id]);
  await noteAnnulation(tx, fusion.id, at);
  for (const id_objet of [gardee.id, absorbee.id])
    await writeHistory(tx, {
      objet: 'association',
      id_objet,
      by: actor,
      at,
      action: 'fusion.annuler',
      from: gardee.nom,
      to: absorbee.nom,
      details: { id_fusion: fusion.id, ...ramenes },
    });
  await tellSeparees(tx, platform, {
    gardee: gardee.id,
    absorbee: absorbee.id,
    restes: ramenes.restes,
    by: actor,
  });
  return { ...ramenes, dit: sayFusionUndone(ramenes), version };
}

/** Parts the numbers again: each goes back to its file, but one that an administrator or a register changed since. */
function numerosRendus(row: FicheRow, { gardee, absorbee }: FichesBefore) {
  const now = readCles(row);
  const found = new Set([...Object.values(now), ...row.sirens, ...row.rnas]);
  const rendues = Object.entries(absorbee.cles).filter(([, numero]) => found.has(numero));
  const back = new Set(rendues.map(([, numero]) => numero));
  const stay: Cles = {
    ...Object.fromEntries(Object.entries(gardee.cles).filter(([, numero]) => found.has(numero))),
    ...Object.fromEntries(Object.entries(now).filter(([, numero]) => !back.has(numero))),
  };
  const leaving = [...back, ...Object.values(stay)];
  return {
    gardee: stay,
    absorbee: Object.fromEntries(rendues) as Cles,
    /** What no longer finds the file kept without being its own. */
    rendus: { sirens: leaving, rnas: leaving },
  };
}

/** Gives back what a register says to the file whose number it came with. */
function registresRendus(
  { registre, id_siren }: FicheRow,
  { gardee, absorbee, numeros: { pris } }: FichesBefore,
) {
  const { RNA, Sirene } = registre;
  const isRna = (pris.id_rna ?? pris.id_ex) !== undefined && !gardee.registre.RNA;
  // Sirene may have closed the SIREN of the file kept since: an import then gave it the other one.
  const isSirene = id_siren !== null && id_siren === absorbee.cles.id_siren;
  const kept = isSirene ? gardee.registre.Sirene : Sirene;
  return {
    gardee: { ...(RNA && !isRna ? { RNA } : {}), ...(kept ? { Sirene: kept } : {}) },
    absorbee: {
      ...absorbee.registre,
      ...(RNA && isRna ? { RNA } : {}),
      ...(Sirene && isSirene ? { Sirene } : {}),
    },
  };
}
