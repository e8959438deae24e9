// Two files of one association become one: which numbers the file kept bears, what it takes, until when all of it goes
// back (ADR 0567).
import { addJours, annulationJours } from '../../identifiants/durees.ts';
import { isBlank } from '../../kernel/asks.ts';
import type { Problem } from '../../kernel/result.ts';
import type { Corps, Registre } from '../fiche.rules.ts';
import type { Cles } from '../registre/registre.rules.ts';
import { rubriques } from '../rubriques.rows.ts';

/** Returns the instant from which a merge is not undone any more. */
export const annulationEnd = (faite: Date): Date => addJours(faite, annulationJours);

export type FicheAFusionner = {
  id: string;
  etat: 'active' | 'dissoute';
  cles: Cles;
  registre: Registre;
  corps: Corps;
};

export type Paire = { gardee: FicheAFusionner; absorbee: FicheAFusionner };

/** Returns why these two files may not become one. */
export function fusionProblems({ gardee, absorbee }: Paire): Problem[] {
  if (gardee.id === absorbee.id) return [{ code: 'association.fusion-meme-fiche', field: 'absorbee' }];
  if (gardee.etat === 'dissoute' && absorbee.etat === 'active')
    return [{ code: 'association.fusion-gardee-dissoute', field: 'absorbee' }];
  return [];
}

export type NumerosReunis = {
  /** What the file kept bears from now on that it did not. */
  pris: Cles;
  /** What finds it, and that it does not bear. */
  anterieurs: Cles;
};

/**
 * Parts the numbers of the merged file: the one kept bears those it lacks, and is found by the others. Both forms of an
 * RNA number go together.
 */
export function numerosReunis({ gardee, absorbee }: Paire): NumerosReunis {
  const hasRna = gardee.cles.id_rna !== undefined || gardee.cles.id_ex !== undefined;
  const isTaken = { id_rna: !hasRna, id_ex: !hasRna, id_siren: gardee.cles.id_siren === undefined };
  const only = (taken: boolean): Cles =>
    Object.fromEntries(
      Object.entries(absorbee.cles).filter(([name]) => isTaken[name as keyof Cles] === taken),
    );
  return { pris: only(true), anterieurs: only(false) };
}

/** Returns what the registers say of the file kept: what came with a number goes with it. */
export function registreReuni({ gardee, absorbee }: Paire): Registre {
  const { pris } = numerosReunis({ gardee, absorbee });
  const { RNA, Sirene } = absorbee.registre;
  return {
    ...((pris.id_rna ?? pris.id_ex) && RNA ? { RNA } : {}),
    ...(pris.id_siren && Sirene ? { Sirene } : {}),
    ...gardee.registre,
  };
}

/** Returns the answers that only the merged file has: the others stay those of the file kept. */
export function reponsesReprises({ gardee, absorbee }: Paire): Corps {
  const taken = rubriques.map((name) => {
    const own = gardee.corps[name] ?? {};
    const others = Object.entries(absorbee.corps[name] ?? {});
    return [
      name,
      Object.fromEntries(others.filter(([key, value]) => !isBlank(value) && isBlank(Reflect.get(own, key)))),
    ];
  });
  return Object.fromEntries(taken.filter(([, answers]) => Object.keys(answers ?? {}).length > 0));
}

/** Adds to the answers of a file those it takes. */
export const withReponses = (corps: Corps, reprises: Corps): Corps => ({
  ...corps,
  ...Object.fromEntries(
    rubriques.flatMap((name) =>
      reprises[name] ? [[name, { ...corps[name], ...reprises[name] }] as const] : [],
    ),
  ),
});

/** Takes back from a file the answers it took, but those that were changed since. */
export const withoutReponses = (corps: Corps, reprises: Corps): Corps =>
  Object.fromEntries(
    Object.entries(corps).map(([name, answers]) => {
      const taken: object = reprises[name as keyof Corps] ?? {};
      const isTaken = (key: string, value: unknown) =>
        Object.hasOwn(taken, key) && JSON.stringify(Reflect.get(taken, key)) === JSON.stringify(value);
      return [
        name,
        Object.fromEntries(Object.entries(answers).filter(([key, value]) => !isTaken(key, value))),
      ];
    }),
  );
