import type { AiguillageView, aiguillageEndpoints } from '@asso/contract/instruction/aiguillage.endpoints';
import type { Actor } from '@asso/domain/compte/actor';
import { type FieldChange, listFieldChanges } from '@asso/domain/identifiants/avant-apres';
import {
  aideVisee,
  anneeBornes,
  anneeEssayee,
  listAiguillageProblems,
  tryRegles,
} from '@asso/domain/instruction/aiguillage.rules';
import {
  aiguillageFields,
  describeAiguillage,
  titreWithoutAnnee,
} from '@asso/domain/instruction/aiguillage.words';
import { isResponsableOf } from '@asso/domain/instruction/bureau.rights';
import type { Choice } from '@asso/domain/kernel/fields';
import { ok, type Result, refused } from '@asso/domain/kernel/result';
import type { Db, Tx } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { writeHistory } from '../../platform/history/history.sql.ts';
import type { Handlers, Refused } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/platform.ts';
import type { ServiceRow } from '../../service/service.sql.ts';
import { readBureauService } from '../bureau/bureau-access.ts';
import { listEtiquettes } from '../bureau/etiquette.sql.ts';
import { listServiceCampagnes } from '../enveloppe/enveloppe.sql.ts';
import {
  type AiguillageRow,
  findAiguillage,
  listEssayes,
  listExemples,
  listPersonNames,
  lockAiguillage,
  writeAiguillage,
} from './aiguillage.sql.ts';
import { readStillThere } from './encore-la.ts';

/** A trial looks at no more dossiers than this: they are enough to show what the rules of a service do. */
const essayesAuPlus = 10_000;
const exemplesAuPlus = 20;

export function aiguillageHandlers({ db, clock }: Platform): Handlers<typeof aiguillageEndpoints> {
  const view = async (actor: Actor, service: ServiceRow, row: AiguillageRow): Promise<AiguillageView> => {
    const [encore, campagnes] = await Promise.all([
      readStillThere(db, service.id),
      aidesDuService(db, service.id),
    ]);
    const named = [...new Set(row.regles.flatMap(({ alors }) => alors.personnes))];
    return {
      id_service: service.id,
      actif: row.actif,
      regles: row.regles.map((one) => ({ ...one })) as AiguillageView['regles'],
      partis: await listPersonNames(
        db,
        named.filter((id) => !encore.personne(id)),
      ),
      campagnes,
      annee: anneeEssayee(clock.now()),
      version: row.version,
      rights: { edit: isResponsableOf(actor, service) },
    };
  };
  return {
    readAiguillage: async ({ actor, params }) => {
      const service = await readBureauService(db, actor, params.service);
      if (!service.ok) return service;
      const row = await findAiguillage(db, service.value.id);
      return { ok: true, value: await view(actor, service.value, row), version: row.version };
    },

    saveAiguillage: async ({ actor, params, body, ifMatch }) => {
      const service = await responsableOf(db, actor, params.service);
      if (!service.ok) return service;
      const { id } = service.value;
      const saved = await inTransaction(db, async (trx): Promise<Result<AiguillageRow> | Refused> => {
        const before = await lockAiguillage(trx, id);
        if (before.version !== ifMatch) {
          return { ok: false, problems: [{ code: 'kernel.conflit' }], version: before.version };
        }
        const aides = await aidesDuService(trx, id);
        const campagne = (visee: string) => aides.some(({ value }) => value === visee);
        const nommables = { ...(await readStillThere(trx, id)), campagne };
        const checked = listAiguillageProblems(body.regles, nommables, before.regles);
        if (!checked.ok) return checked;
        const after = { actif: body.actif, regles: checked.value, version: before.version + 1 };
        await writeAiguillage(trx, id, after);
        await writeHistory(trx, {
          objet: 'service',
          id_objet: id,
          by: actor,
          at: clock.now(),
          action: 'service.aiguillage',
          from: dit(before),
          to: dit(after),
          valeurs: await changed(trx, id, { before, after, aides }),
        });
        return ok(after);
      });
      if (!saved.ok) return saved;
      const { version } = saved.value;
      return { ok: true, value: await view(actor, service.value, saved.value), version };
    },

    tryAiguillage: async ({ actor, params, body }) => {
      const service = await responsableOf(db, actor, params.service);
      if (!service.ok) return service;
      const id_service = service.value.id;
      const annee = body.annee ?? anneeEssayee(clock.now());
      const [encore, dossiers] = await Promise.all([
        readStillThere(db, id_service),
        listEssayes(db, { id_service, ...anneeBornes(annee), atMost: essayesAuPlus + 1 }),
      ]);
      const essayes = dossiers.slice(0, essayesAuPlus);
      const { prises, sansRegle } = tryRegles(body.regles, essayes, encore);
      return {
        ok: true,
        value: {
          annee,
          total: essayes.length,
          isCoupe: dossiers.length > essayes.length,
          prises,
          sansRegle: {
            nombre: sansRegle.length,
            exemples: await listExemples(db, id_service, sansRegle.slice(0, exemplesAuPlus)),
          },
        },
      };
    },
  };
}

/**
 * Gives the service to a person who is responsible for it or administers it: nobody else may change its rules or try
 * others.
 */
async function responsableOf(db: Db, actor: Actor, service: string): Promise<Result<ServiceRow>> {
  const found = await readBureauService(db, actor, service);
  if (!found.ok || isResponsableOf(actor, found.value)) return found;
  return refused({ code: 'instruction.aiguillage-non-responsable' });
}

const dit = ({ actif, regles }: AiguillageRow): string =>
  `${actif ? 'appliquées' : 'non appliquées'} : ${regles.map(({ nom }) => nom).join(', ') || 'aucune'}`;

type Deux = { before: AiguillageRow; after: AiguillageRow; aides: readonly Choice[] };

/** Gives what changed in the rules, as the journal keeps it, with the names of people, étiquettes and campaigns. */
async function changed(trx: Tx, id_service: string, { before, after, aides }: Deux): Promise<FieldChange[]> {
  const named = [...before.regles, ...after.regles].flatMap(({ alors }) => alors.personnes);
  const noms = nomsOf([
    ...(await listPersonNames(trx, [...new Set(named)])),
    ...(await listEtiquettes(trx, [id_service])),
    ...aides.map(({ value, label }) => ({ id: value, nom: label })),
  ]);
  return listFieldChanges({
    fields: aiguillageFields,
    avant: describeAiguillage(before, noms),
    apres: describeAiguillage(after, noms),
  });
}

const nomsOf = (rows: readonly { id: string; nom: string }[]): Readonly<Record<string, string>> =>
  Object.fromEntries(rows.map(({ id, nom }) => [id, nom]));

/**
 * Gives what a rule of this service may name, each subvention before its sous-dispositifs: those of all its years, under
 * the names of the last year that has them, without that year.
 */
async function aidesDuService(db: Db, id_service: string): Promise<Choice[]> {
  const labels = new Map<string, Map<string, string>>();
  for (const campagne of await listServiceCampagnes(db, [id_service])) {
    const { code_subvention: code, sous_dispositifs } = campagne;
    const titre = titreWithoutAnnee(campagne.titre, campagne.campagne_exercice);
    const ofAide = labels.get(code) ?? new Map([[aideVisee(code, null), titre]]);
    labels.set(code, ofAide);
    for (const sous of sous_dispositifs) {
      const visee = aideVisee(code, sous.code);
      if (!ofAide.has(visee)) ofAide.set(visee, `${titre} : ${sous.label}`);
    }
  }
  return [...labels.values()].flatMap((ofAide) => [...ofAide].map(([value, label]) => ({ value, label })));
}
