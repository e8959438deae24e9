import { setImmediate } from 'node:timers/promises';
import { toCherchable } from '@asso/domain/catalogue/recherche/aide-cherchable.rules';
import {
  type AideCherchable,
  addToIndex,
  type Classement,
  emptyIndex,
  type IndexAides,
  rankAides,
} from '@asso/domain/catalogue/recherche/classement.rules';
import { indexVilles, type Villes } from '@asso/domain/catalogue/recherche/lieux-cherches.rules';
import { type RechercheLue, readMots } from '@asso/domain/catalogue/recherche/mots-cherches.rules';
import { sayRecherche } from '@asso/domain/catalogue/recherche/recherche.words';
import type { Communes } from '@asso/domain/referentiel/communes.rules';
import type { Db } from '../../platform/db/database.ts';
import { remembered } from '../../platform/db/memory.ts';
import { loadCommunes } from '../../referentiel/communes.ts';
import { listAidesCherchables } from '../repertoire.sql.ts';

/** What somebody typed, as the catalogue understands it; `classement` is null when nothing is asked. */
export type MotsCompris = { lue: RechercheLue; classement: Classement | null; phrases: string[] };

/** Understands a search with what is in memory; nothing of who searched, and no search, is written anywhere. */
export async function understandMots(db: Db, q: string): Promise<MotsCompris> {
  if (q.trim() === '') return nothingAsked;
  const [index, villes] = await Promise.all([readIndex(db), loadVilles()]);
  const lue = readMots(q, { villes, vocabulaire: index.vocabulaire });
  return { lue, classement: rankAides(index, lue), phrases: sayRecherche(lue, index) };
}

const nothingAsked: MotsCompris = {
  lue: { texte: '', mots: [], lieux: [], montant: null },
  classement: null,
  phrases: [],
};

/** The same memory as that of the public catalogue: what changes one changes the other. */
const kept = remembered<readonly AideCherchable[]>({
  subject: 'catalogue-public',
  most: 2,
  read: async (db) => (await listAidesCherchables(db)).map(toCherchable),
});

const indexes = new WeakMap<readonly AideCherchable[], Promise<IndexAides>>();

async function readIndex(db: Db): Promise<IndexAides> {
  const aides = (await kept(db, 'mots')) ?? [];
  const index = indexes.get(aides) ?? buildIndex(aides);
  indexes.set(aides, index);
  return index;
}

/** So many are indexed before the server answers who else waits. */
const lot = 200;

async function buildIndex(aides: readonly AideCherchable[]): Promise<IndexAides> {
  const index = emptyIndex();
  for (const [at, aide] of aides.entries()) {
    if (at > 0 && at % lot === 0) await setImmediate();
    addToIndex(index, aide);
  }
  return index;
}

const villesOf = new WeakMap<Communes, Villes>();

async function loadVilles(): Promise<Villes> {
  const communes = await loadCommunes();
  const known = villesOf.get(communes);
  if (known) return known;
  const villes = indexVilles(
    communes.named
      .filter(({ commune }) => !commune.dans)
      .map(({ commune: { nom, departement, population }, words }) => ({
        words,
        ville: { nom, departement, population },
      })),
  );
  villesOf.set(communes, villes);
  return villes;
}
