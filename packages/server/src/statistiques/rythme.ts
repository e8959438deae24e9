import type { Rythme } from '@asso/contract/statistiques/rythme.schemas';
import type { Actor } from '@asso/domain/compte/actor';
import { localDay } from '@asso/domain/identifiants/dates-affichees';
import { rythmeAnnee } from '@asso/domain/statistiques/rythme.rules';
import type { Db } from '../platform/db/database.ts';
import { type Answer, refusal } from '../platform/http/handlers.ts';
import type { Platform } from '../platform/platform.ts';
import { readPortee } from './portee.ts';
import { countARattraper, countAutour, countRythme } from './rythme.sql.ts';

type Filtres = { service?: string; subvention?: string; annee?: number };

/** Gives the delays of the year asked for, or of this year, and those of the year before it. */
export async function readRythme(
  { db, clock }: Platform,
  { actor, filtres }: { actor: Actor; filtres: Filtres },
): Promise<Answer<Rythme>> {
  const { services } = await readPortee(db, actor);
  const ids = services.map(({ id }) => id).filter((id) => !filtres.service || id === filtres.service);
  if (filtres.service && ids.length === 0) return refusal({ code: 'statistiques.service-inconnu' });
  const at = clock.now();
  const annee = filtres.annee ?? Number(localDay(at).slice(0, 4));
  return {
    ok: true,
    value: await readRythmeChiffres(db, { services: ids, subvention: filtres.subvention, annee, at }),
  };
}

type Asked = { services: readonly string[]; subvention?: string; annee: number; at: Date };

/** Gives the delays of these services together. */
export async function readRythmeChiffres(db: Db, asked: Asked): Promise<Rythme> {
  const { annee } = asked;
  const [comptes, autour, aRattraper] = await Promise.all([
    countRythme(db, asked),
    countAutour(db, asked),
    countARattraper(db, asked),
  ]);
  const of = (one: number) => {
    const { recus = 0, renvoyes = 0 } = autour.get(one) ?? {};
    return { ...rythmeAnnee(comptes, one), recus, renvoyes };
  };
  const present = autour.get(annee);
  return {
    annees: [of(annee), of(annee - 1)],
    promesses: { decider: present?.promesse_decider ?? null, payer: present?.promesse_payer ?? null },
    aRattraper,
  };
}
