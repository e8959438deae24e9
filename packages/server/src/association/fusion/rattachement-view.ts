import type { ApercuFusionView, RattachementView } from '@asso/contract/association/rattachement.endpoints';
import { sayWith } from '@asso/contract/kernel/say-with';
import { annulationEnd, fusionProblems, numerosReunis } from '@asso/domain/association/fusion/fusion.rules';
import {
  nameAuteurFusion,
  reglesFusion,
  sayAidesInBoth,
  sayApercuFusion,
  sayNumeros,
  sayNumerosMerged,
  sayRibsInBoth,
} from '@asso/domain/association/fusion/fusion.words';
import { rattachementProblems } from '@asso/domain/association/fusion/rattachement.problems';
import { formatSiren } from '@asso/domain/identifiants/nombres-affiches';
import type { Db } from '../../platform/db/database.ts';
import { countDeplacements, countMemes } from './deplacer.sql.ts';
import { type FicheRow, readCles, readFiches } from './fiches.sql.ts';
import { listFusions } from './fusion.sql.ts';
import type { PaireIds } from './tables-fusion.sql.ts';

const sayProblem = sayWith(rattachementProblems);

/** Shows the numbers of an association, those that also find it, and what was merged into its file. */
export async function rattachementView(db: Db, id: string, now: Date): Promise<RattachementView> {
  const [row] = await readFiches(db, [id]);
  if (!row) throw new Error('the file was just found');
  const fusions = await listFusions(db, id);
  return {
    association: { ...ficheView(row), id_rna: row.id_rna, id_siren: row.id_siren },
    autres_numeros: [
      ...row.rnas.map((numero) => `RNA ${numero}`),
      ...row.sirens.map((siren) => `SIREN ${formatSiren(siren)}`),
    ],
    fusions: fusions.map(({ faite_le, annulee_le, par, ...fusion }) => {
      const fin = annulationEnd(faite_le);
      return {
        ...fusion,
        par: nameAuteurFusion(par),
        faite_le: faite_le.toISOString(),
        annulable_jusqu_au: fin.toISOString(),
        est_annulable: annulee_le === null && now < fin,
        annulee_le: annulee_le?.toISOString() ?? null,
      };
    }),
    version: row.version,
  };
}

/** Shows what the merge of two files would move, and why it may not be when it may not. */
export async function apercuFusionView(db: Db, paire: PaireIds): Promise<ApercuFusionView> {
  const rows = await readFiches(db, [paire.gardee, paire.absorbee]);
  const [gardee, absorbee] = [paire.gardee, paire.absorbee].map((id) => rows.find((row) => row.id === id));
  if (!gardee || !absorbee) throw new Error('both files were just found');
  const fiches = { gardee: toRattachementView(gardee), absorbee: toRattachementView(absorbee) };
  const [problem] = fusionProblems(fiches);
  const memes = await countMemes(db, paire);
  return {
    gardee: ficheView(gardee),
    absorbee: ficheView(absorbee),
    empeche: problem ? sayProblem(problem).message : null,
    deplaces: sayApercuFusion(await countDeplacements(db, paire)),
    numeros: sayNumerosMerged(numerosReunis(fiches)),
    a_savoir: [sayAidesInBoth(memes.aides), sayRibsInBoth(memes.ribs)].filter((said) => said !== null),
    regles: [...reglesFusion],
  };
}

/** Gives a file as the rules of a merge read it. */
export const toRattachementView = (row: FicheRow) => ({
  id: row.id,
  etat: row.etat,
  cles: readCles(row),
  registre: row.registre,
  corps: row.corps,
});

const ficheView = (row: FicheRow) => ({
  id_association: row.id,
  id_correspondance: row.id_correspondance,
  nom: row.nom,
  commune: row.commune,
  etat: row.etat,
  numeros: sayNumeros(readCles(row)),
  version: row.version,
});
