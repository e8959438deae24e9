import {
  fusionProblems,
  numerosReunis,
  registreReuni,
  reponsesReprises,
  withReponses,
} from '@asso/domain/association/fusion/fusion.rules';
import { readTyped, toColonnesRegistre } from '@asso/domain/association/registre/registre-fusion.rules';
import type { Actor } from '@asso/domain/compte/actor';
import { isBlank } from '@asso/domain/kernel/asks';
import { ok, type Result, refused } from '@asso/domain/kernel/result';
import type { Tx } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { writeHistory } from '../../platform/history/history.sql.ts';
import type { Refused } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/platform.ts';
import { endDoubles, moveRows } from './deplacer.sql.ts';
import {
  addAnterieurs,
  type FicheEcrite,
  type FicheRow,
  lockFiches,
  markSieges,
  readCles,
  readTenues,
  writeFiche,
} from './fiches.sql.ts';
import { type FicheBefore, type FichesBefore, insertFusion } from './fusion.sql.ts';
import { openPaire } from './open-fiche.ts';
import { toRattachementView } from './rattachement-view.ts';
import { tellReunies } from './tell-fiches.ts';

type Asked = {
  actor: Actor;
  id_asso: string;
  absorbee: string;
  motif: string;
  versions: { gardee: number; absorbee: number };
};
type Faite = { id: string; deplaces: number; version: number };

/** Merges a file into another one of the same association: all that is in it goes there, in one transaction. */
export const mergeFiches = (
  platform: Platform,
  { actor, id_asso, absorbee: numero, motif, versions }: Asked,
): Promise<Result<Faite> | Refused> =>
  inTransaction(platform.db, async (tx) => {
    const opened = await openPaire(tx, { actor, id_asso, absorbee: numero });
    if (!opened.ok) return opened;
    const paire = opened.value;
    const rows = await lockFiches(tx, [paire.gardee, paire.absorbee]);
    const [gardee, absorbee] = [paire.gardee, paire.absorbee].map((id) => rows.find((row) => row.id === id));
    if (!gardee || !absorbee) throw new Error('both files were just found');
    const isSeen = gardee.version === versions.gardee && absorbee.version === versions.absorbee;
    // A merge made meanwhile changes the version of both files.
    if (!isSeen || gardee.fusionnee_dans || absorbee.fusionnee_dans)
      return { ok: false, problems: [{ code: 'kernel.conflit' }], version: gardee.version };
    const [problem] = fusionProblems({
      gardee: toRattachementView(gardee),
      absorbee: toRattachementView(absorbee),
    });
    if (problem) return refused(problem);
    return ok(await reunir(tx, platform, { gardee, absorbee, actor, motif, at: platform.clock.now() }));
  });

type Reunion = { gardee: FicheRow; absorbee: FicheRow; actor: Actor; motif: string; at: Date };

async function reunir(
  tx: Tx,
  platform: Platform,
  { gardee, absorbee, actor, motif, at }: Reunion,
): Promise<Faite> {
  const fiches = { gardee: toRattachementView(gardee), absorbee: toRattachementView(absorbee) };
  const numeros = numerosReunis(fiches);
  const avant: FichesBefore = {
    gardee: avantOf(gardee),
    absorbee: avantOf(absorbee),
    numeros,
    reprises: reponsesReprises(fiches),
  };
  const ids = { id_gardee: gardee.id, id_absorbee: absorbee.id };
  const id = await insertFusion(tx, { ...ids, motif, par: actor.id, faite_le: at, avant });
  // The merged file gives up its numbers before the other takes them: each is unique.
  await writeFiche(tx, absorbee.id, { ...effacee(absorbee), fusionnee_dans: gardee.id, at });
  const version = await writeFiche(tx, gardee.id, { ...reunie(gardee, absorbee, avant), at });
  const { id_siren, ...rnas } = numeros.anterieurs;
  await addAnterieurs(tx, {
    id_association: gardee.id,
    sirens: id_siren ? [id_siren] : [],
    rnas: Object.values(rnas),
    at,
  });
  const paire = { id_fusion: id, gardee: gardee.id, absorbee: absorbee.id };
  await endDoubles(tx, paire);
  const deplaces = await moveRows(tx, paire);
  await markSieges(tx, [gardee.id, absorbee.id]);
  const line = { objet: 'association', by: actor, at, why: motif };
  await writeHistory(tx, {
    ...line,
    id_objet: gardee.id,
    action: 'fusion.garder',
    from: absorbee.nom,
    to: gardee.nom,
    details: { id_fusion: id, id_absorbee: absorbee.id, deplaces },
  });
  await writeHistory(tx, {
    ...line,
    id_objet: absorbee.id,
    action: 'fusion.fusionner',
    from: absorbee.nom,
    to: gardee.nom,
    details: { id_fusion: id, id_gardee: gardee.id },
  });
  const autre = { nom: absorbee.nom, cles: readCles(absorbee) };
  await tellReunies(tx, platform, { gardee: gardee.id, absorbee: autre, faite_le: at, by: actor });
  return { id, deplaces, version };
}

const avantOf = (row: FicheRow): FicheBefore => ({
  cles: readCles(row),
  registre: row.registre,
  tenues: readTenues(row),
  agrement: row.agrement,
  corriges: row.corriges,
});

/** Gives the merged file without its numbers nor its seat: what was in it is found in the other. */
const effacee = (row: FicheRow): Omit<FicheEcrite, 'fusionnee_dans'> => ({
  colonnes: { ...colonnes(row), id_rna: null, id_ex: null, id_siren: null, id_siret_siege: null },
  registre: row.registre,
  corps: row.corps,
  agrement: {},
  corriges: [],
});

/** Gives the file kept, with the numbers, the answers and the accreditation that it lacked. */
function reunie(gardee: FicheRow, absorbee: FicheRow, { numeros, reprises }: FichesBefore): FicheEcrite {
  const fiches = { gardee: toRattachementView(gardee), absorbee: toRattachementView(absorbee) };
  const registre = registreReuni(fiches);
  const typed = readTyped({ ...fiches.gardee, tenues: readTenues(gardee) });
  const siege = typed.id_siret_siege ?? (gardee.id_siren === null ? absorbee.id_siret_siege : null);
  const cles = { ...fiches.gardee.cles, ...numeros.pris };
  const taken = absorbee.corriges.filter((name) => Object.hasOwn(numeros.pris, name));
  return {
    colonnes: toColonnesRegistre(registre, cles, { ...typed, id_siret_siege: siege }),
    registre,
    corps: withReponses(gardee.corps, reprises),
    agrement: Object.values(gardee.agrement).every(isBlank) ? absorbee.agrement : gardee.agrement,
    corriges: [...new Set([...gardee.corriges, ...taken])],
    fusionnee_dans: null,
  };
}

const colonnes = (row: FicheRow) => ({
  id_rna: row.id_rna,
  id_ex: row.id_ex,
  id_siren: row.id_siren,
  id_siret_siege: row.id_siret_siege,
  nom: row.nom,
  sigle: row.sigle,
  etat: row.etat,
  date_dissolution: row.date_dissolution,
  commune: row.commune,
  code_postal: row.code_postal,
  code_departement: row.code_departement,
});
