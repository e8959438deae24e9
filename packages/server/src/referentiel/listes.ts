import { dayOf } from '@asso/domain/identifiants/dates-affichees';
import type { Fields } from '@asso/domain/kernel/fields';
import { type Listes, listeProblems, newlyChosen } from '@asso/domain/kernel/listes';
import { listeActuelle, type Valeur } from '@asso/domain/referentiel/changement-referentiel.rules';
import { isTypeReferentiel } from '@asso/domain/referentiel/referentiels.rules';
import type { Db } from '../platform/db/database.ts';
import { type Refused, refusal } from '../platform/http/handlers.ts';
import { listValeurs } from './referentiel.sql.ts';

/** As forms read them, with the mark of each value. */
type Valeurs = Readonly<Record<string, readonly Valeur[]>>;

/** The lists that somebody changed, of these or of all, as they are by now; the others are as the portal has them. */
export async function readListes(db: Db, types?: readonly string[]): Promise<Valeurs> {
  const ecrites = await listValeurs(db, types);
  const changed = [...new Set(ecrites.map(({ type }) => type))].filter(isTypeReferentiel);
  const of = (type: string): Valeur[] =>
    ecrites.filter((one) => one.type === type).map(({ contenu }) => contenu);
  return Object.fromEntries(changed.map((type) => [type, listeActuelle(type, of(type))]));
}

type Saved = {
  fields: Fields;
  stored: unknown;
  value: unknown;
  at: Date;
  /** When the object began: what could be chosen then still may. */
  depuis?: Date;
  /** Lists that hold more than administrators wrote: what only the catalogue knows. */
  aussi?: Listes;
};

/**
 * Why what was chosen may not be; null when it may. Nothing is asked of the database when no such choice was made:
 * most saves make none.
 */
export async function refusedChoices(
  db: Db,
  { at, depuis, aussi, ...forms }: Saved,
): Promise<Refused | null> {
  const chosen = newlyChosen(forms);
  if (chosen.length === 0) return null;
  const listes = await readListes(
    db,
    chosen.map(({ row }) => row.liste),
  );
  const days = [at, ...(depuis ? [depuis] : [])].map((instant) => dayOf(instant, heureDesListes));
  const [first, ...others] = listeProblems(chosen, { ...listes, ...aussi }, days);
  return first ? refusal(first, ...others) : null;
}

/** A day begins at once everywhere. */
export const heureDesListes = 'Europe/Paris';

/** What their values are called, by list then by code, as a PDF looks for them. */
export const labelsOfListes = (listes: Listes): Record<string, Record<string, string>> =>
  Object.fromEntries(
    Object.entries(listes).map(([type, options]) => [
      type,
      Object.fromEntries(options.map(({ value, label }) => [value, label])),
    ]),
  );
