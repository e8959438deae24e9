import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { type Commune, type Communes, indexCommunes } from '@asso/domain/referentiel/communes.rules';

/** A line of the official geographic code (INSEE, La Poste), as its package writes it. */
type Ligne = {
  code: string;
  nom: string;
  type: 'commune-actuelle' | 'arrondissement-municipal' | 'commune-deleguee' | 'commune-associee';
  departement: string;
  codesPostaux?: string[];
  population?: number;
  /** An arrondissement names the town it belongs to. */
  commune?: string;
  /** A former commune names the present commune it belongs to. */
  chefLieu?: string;
};

export const attributionCommunes = 'Code officiel géographique 2026 (INSEE, La Poste)';

let loading: Promise<Communes> | undefined;
let idle: NodeJS.Timeout | undefined;
const keptMs = 600_000;

/**
 * Reads the list on demand, in a quarter of a second, and releases it after ten minutes without use, because it takes
 * some thirty megabytes.
 */
export function loadCommunes(): Promise<Communes> {
  loading ??= readCommunes();
  clearTimeout(idle);
  idle = setTimeout(() => {
    loading = undefined;
  }, keptMs).unref();
  return loading;
}

async function readCommunes(): Promise<Communes> {
  const path = createRequire(import.meta.url).resolve('@etalab/decoupage-administratif/data/communes.json');
  const lignes: Ligne[] = JSON.parse(await readFile(path, 'utf8'));
  const present = new Map(
    lignes.filter(({ type }) => type === 'commune-actuelle').map((ligne) => [ligne.code, ligne]),
  );
  return indexCommunes(lignes.map((ligne) => communeOf(ligne, present)));
}

/**
 * Reads one commune. A former commune has no postcode of its own in the list: it takes those of the present commune.
 */
function communeOf(ligne: Ligne, present: ReadonlyMap<string, Ligne>): Commune {
  const whole = present.get(ligne.commune ?? ligne.chefLieu ?? '');
  const { code, nom, departement, population = 0 } = ligne;
  const codesPostaux = ligne.codesPostaux ?? whole?.codesPostaux ?? [];
  const dans = whole && { code: whole.code, nom: whole.nom, lien: lienOf(ligne.type) };
  return { code, nom, departement, population, codesPostaux, ...(dans ? { dans } : {}) };
}

function lienOf(type: Ligne['type']): NonNullable<Commune['dans']>['lien'] {
  if (type === 'arrondissement-municipal') return 'arrondissement';
  return type === 'commune-associee' ? 'associee' : 'deleguee';
}
