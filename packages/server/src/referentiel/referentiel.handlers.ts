import { createHash } from 'node:crypto';
import type { ReferentielView, referentielEndpoints } from '@asso/contract/referentiel/referentiel.endpoints';
import { type FieldChange, listFieldChanges } from '@asso/domain/identifiants/avant-apres';
import { localDay } from '@asso/domain/identifiants/dates-affichees';
import { isOffered } from '@asso/domain/kernel/listes';
import { type Valeur, valeursChangees } from '@asso/domain/referentiel/changement-referentiel.rules';
import { findCategorie, optionsFiltrees } from '@asso/domain/referentiel/marque.rules';
import {
  isTypeReferentiel,
  referentiel,
  type TypeReferentiel,
  typesReferentiels,
} from '@asso/domain/referentiel/referentiels.rules';
import { nomsReferentiels } from '@asso/domain/referentiel/referentiels.words';
import { reglesReferentiels } from '@asso/domain/referentiel/referentiels-ouverts.rows';
import { valeurFields } from '@asso/domain/referentiel/valeur-referentiel.fields';
import type { Db } from '../platform/db/database.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { writeHistory } from '../platform/history/history.sql.ts';
import { type Answer, type Handlers, notFound, refusal } from '../platform/http/handlers.ts';
import type { Platform } from '../platform/platform.ts';
import { listesEcrites, listesTimeZone } from './listes.ts';
import { insertValeurs, lockReferentiel, readVersions, updateVersion } from './referentiel.sql.ts';

type Query = { filterOptions?: string; le?: string; toutes?: 'oui' };

export function referentielHandlers({ db, clock }: Platform): Handlers<typeof referentielEndpoints> {
  const today = () => localDay(clock.now(), listesTimeZone);
  const views = async (types: readonly TypeReferentiel[], query: Query) => {
    const seen = await readActuels(db, types);
    return seen.map((one) => viewOf(one, { ...query, le: query.le ?? today() }));
  };

  return {
    listReferentiels: async ({ query: { type, categorie, changees, ...query } }) => {
      const types = typesReferentiels().filter((one) => type === undefined || one === type);
      const items = (await views(types, query)).filter(
        (one) =>
          (categorie === undefined || one.categorie === categorie) &&
          (changees === undefined || one.version > 1),
      );
      return kept({ items });
    },

    readReferentiel: async ({ query: { type, ...query } }) => {
      const [found] = isTypeReferentiel(type) ? await views([type], query) : [];
      return found ? kept({ referentiel: found }) : notFound;
    },

    updateReferentiel: ({ actor, params: { _id: type }, body, ifMatch }) =>
      inTransaction(db, async (trx): Promise<Answer<ReferentielView>> => {
        if (!isTypeReferentiel(type)) return refusal({ code: 'referentiel.inconnu' });
        const before = await lockReferentiel(trx, type);
        if (before !== ifMatch) return { ...refusal({ code: 'kernel.conflit' }), version: before };
        const { valeurs: present } = await readActuel(trx, type, before);
        const changed = valeursChangees(type, { present, changements: body.changes, day: today() });
        if (!changed.ok) return changed;
        if (changed.value.length === 0) {
          return {
            ok: true,
            value: viewOf(await readActuel(trx, type, before), { toutes: 'oui' }),
            version: before,
          };
        }
        const [at, version, valeurs] = [clock.now(), before + 1, changed.value];
        await updateVersion(trx, { type, version, at, by: actor.id });
        await insertValeurs(trx, { type, version, valeurs });
        const line = { objet: 'referentiel', id_objet: type, by: actor, at, action: 'modifier' };
        const to = `${nomsReferentiels[type]} : ${valeurs.map(({ label }) => label).join(', ')}`;
        const avant = new Map(present.map((one) => [one.value, one]));
        await writeHistory(trx, {
          ...line,
          to: to.slice(0, 500),
          details: { version },
          valeurs: valeurs.flatMap((one) => valeurAuJournal(avant.get(one.value), one)),
        });
        const value = viewOf(await readActuel(trx, type, version), { toutes: 'oui' });
        return { ok: true, value, version };
      }),
  };
}

type Actuel = { type: TypeReferentiel; valeurs: readonly Valeur[]; version: number };

async function readActuels(db: Db, types: readonly TypeReferentiel[]): Promise<Actuel[]> {
  const [listes, versions] = await Promise.all([listesEcrites(db, types), readVersions(db)]);
  return types.map((type) => actuel(type, listes, versions[type]));
}

const readActuel = async (db: Db, type: TypeReferentiel, version: number): Promise<Actuel> =>
  actuel(type, await listesEcrites(db, [type]), version);

const actuel = (type: TypeReferentiel, listes: Record<string, readonly Valeur[]>, version = 1): Actuel => ({
  type,
  valeurs: listes[type] ?? referentiel(type).options,
  version,
});

function viewOf(
  { type, valeurs, version }: Actuel,
  { filterOptions = '', le = '', toutes }: Query,
): ReferentielView {
  const regle = reglesReferentiels[type];
  const options = toutes === 'oui' ? valeurs : valeurs.filter((one) => isOffered(one, le));
  return {
    _id: type,
    type,
    nom: nomsReferentiels[type],
    categorie: findCategorie(options),
    fixe: regle.isOuverte ? null : regle.pourquoi,
    version,
    options: optionsFiltrees(options, filterOptions),
  };
}

/** Says what changes in one value of a list; a new one is said by its name. */
const valeurAuJournal = (avant: Valeur | undefined, apres: Valeur): FieldChange[] =>
  avant
    ? listFieldChanges({ fields: valeurFields, avant, apres }).map(({ champ, ...values }) => ({
        champ: `${avant.label} : ${champ}`,
        ...values,
      }))
    : [{ champ: 'Nouvelle valeur', avant: null, apres: apres.label }];

/**
 * Makes an answer that the browser keeps and checks each time: a change is seen at once, and the value is seldom sent
 * again.
 */
const kept = <T>(value: T) => ({
  ok: true as const,
  value,
  headers: {
    'cache-control': 'public, no-cache',
    etag: `"${createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 22)}"`,
  },
});
