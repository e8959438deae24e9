import type { SubventionView } from '@asso/contract/subvention/subvention.schemas';
import { computeOuverture, type Ouverture } from '@asso/domain/subvention/campagne.rules';
import type { Db } from '../platform/db/database.ts';
import { type CampagneRow, listPeriodesInView } from './subvention.sql.ts';
import { listServicesNamed } from './tableau-de-bord/tableau-de-bord.sql.ts';

/** Gives subventions as their page shows them: one is open as soon as one of its sous-dispositifs is. */
export async function subventionViews(
  db: Db,
  rows: readonly CampagneRow[],
  now: Date,
): Promise<SubventionView[]> {
  const ids = rows.flatMap((row) => row.contenu.instructeurs.map((one) => one.id_service));
  const [services, enVue] = await Promise.all([
    listServicesNamed(db, [...new Set(ids)]),
    listPeriodesInView(db, { subventions: [...new Set(rows.map((row) => row.id_subvention))], now }),
  ]);
  return rows.map((row) => ({
    id: row.id_subvention,
    code: row.code,
    active: row.active,
    dispositif: { code: row.id_type_dispositif, label: row.lib_type_dispositif },
    campagne_exercice: row.campagne_exercice,
    numero_version: row.numero,
    campagne: withoutBareme(row.contenu) as SubventionView['campagne'],
    ouverture: ouvertureOfAll(row, now),
    autres_editions: enVue
      .filter((one) => one.id_subvention === row.id_subvention)
      .filter((one) => one.campagne_exercice !== row.campagne_exercice)
      .map(({ campagne_exercice, ouverture, debut, fin }) => ({
        campagne_exercice,
        ouverture,
        date_debut: debut.toISOString(),
        date_fin: fin.toISOString(),
      })),
    services: row.contenu.instructeurs.flatMap(({ id_service, isReferent }) => {
      const service = services.find((one) => one.id === id_service);
      return service ? [{ ...service, isReferent }] : [];
    }),
  }));
}

/** Removes the marking grid of the services, which applicants must not see; agents who give marks read it elsewhere. */
export function withoutBareme<C extends { bareme?: unknown }>(campagne: C): Omit<C, 'bareme'> {
  const { bareme: _, ...told } = campagne;
  return told;
}

export function ouvertureOfAll(row: Pick<CampagneRow, 'contenu'>, now: Date): Ouverture {
  const all = row.contenu.sous_dispositifs.map((one) => computeOuverture(one, now));
  return all.find((one) => one === 'ouverte') ?? all.find((one) => one === 'a-venir') ?? 'fermee';
}
