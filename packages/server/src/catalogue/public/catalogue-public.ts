import { type AidePublique, editionsInView } from '@asso/domain/catalogue/public/aide-publique.rules';
import type { Db } from '../../platform/db/database.ts';
import { remembered } from '../../platform/db/memory.ts';
import { listAidesPubliques, listAidesReprises } from './catalogue-public.sql.ts';

export type CataloguePublic = {
  aides: readonly AidePublique[];
  /** What its service closed: its address still answers, for it stands on posters. */
  fermees: readonly AidePublique[];
  /** What was published by mistake, then taken back, and has no publication now. */
  reprises: readonly AidePublique[];
};

/**
 * Reads the whole catalogue once and keeps it in memory until something in it is published or changed, so that visits
 * cost the database nothing.
 */
const kept = remembered<CataloguePublic>({
  subject: 'catalogue-public',
  // The words of the same catalogue are kept beside it (`recherche-catalogue.ts`).
  most: 2,
  read: async (db) => {
    const read = [
      await listAidesPubliques(db),
      await listAidesPubliques(db, false),
      await listAidesReprises(db),
    ];
    const [aides, fermees, reprises] = read.map((rows) =>
      rows.map(({ publieeLe, repriseLe, ...row }) => ({
        ...row,
        publieeLe: publieeLe.toISOString(),
        ...(repriseLe && { repriseLe: repriseLe.toISOString() }),
      })),
    );
    return { aides: aides ?? [], fermees: fermees ?? [], reprises: reprises ?? [] };
  },
});

/** Gives the catalogue as it is in view at this minute. */
export async function cataloguePublic(db: Db, now: Date): Promise<CataloguePublic> {
  const whole = await kept(db, '');
  if (!whole) return { aides: [], fermees: [], reprises: [] };
  const minute = Math.floor(now.getTime() / minuteMs);
  const known = enVue.get(whole);
  if (known?.minute === minute) return known.catalogue;
  const catalogue = { ...whole, aides: editionsInView(whole.aides, new Date(minute * minuteMs)) };
  enVue.set(whole, { minute, catalogue });
  return catalogue;
}

/** The pages are written for a minute (`pages-publiques.ts`): so are the editions in view. */
export const minuteMs = 60_000;
const enVue = new WeakMap<CataloguePublic, { minute: number; catalogue: CataloguePublic }>();

/** Finds the edition that stands for a subvention, or the one of this year if it is in view. */
export const findAide = (
  aides: readonly AidePublique[],
  { code, exercice }: { code: string; exercice?: number },
): AidePublique | undefined => {
  const editions = aides.filter((one) => one.code === code);
  return editions.find((one) => one.exercice === exercice) ?? editions[0];
};
