import type { AiguillageView, aiguillageEndpoints } from '@asso/contract/instruction/aiguillage.endpoints';
import type { Actor } from '@asso/domain/compte/actor';
import { type AvantApres, avantApres } from '@asso/domain/identifiants/avant-apres';
import {
  anneeEssayee,
  bornesDeLAnnee,
  essayer,
  problemesAiguillage,
} from '@asso/domain/instruction/aiguillage.rules';
import { aiguillageEnMots, aiguillageFields } from '@asso/domain/instruction/aiguillage.words';
import { isResponsableOf } from '@asso/domain/instruction/bureau.rights';
import { ok, type Result, refused } from '@asso/domain/kernel/result';
import type { Db, Tx } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { writeHistory } from '../../platform/history/history.sql.ts';
import type { Handlers, Refused } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/platform.ts';
import type { ServiceRow } from '../../service/service.sql.ts';
import { serviceOf } from '../bureau/bureau-access.ts';
import { listEtiquettes } from '../bureau/etiquette.sql.ts';
import {
  type AiguillageRow,
  findAiguillage,
  listEssayes,
  listExemples,
  listNommes,
  lockAiguillage,
  writeAiguillage,
} from './aiguillage.sql.ts';
import { encoreLaOf } from './encore-la.ts';

/** A trial looks at no more dossiers than this: they are enough to show what the rules of a service do. */
const essayesAuPlus = 10_000;
const exemplesAuPlus = 20;

export function aiguillageHandlers({ db, clock }: Platform): Handlers<typeof aiguillageEndpoints> {
  const view = async (actor: Actor, service: ServiceRow, row: AiguillageRow): Promise<AiguillageView> => {
    const encore = await encoreLaOf(db, service.id);
    const named = [...new Set(row.regles.flatMap(({ alors }) => alors.personnes))];
    return {
      id_service: service.id,
      actif: row.actif,
      regles: row.regles.map((one) => ({ ...one })) as AiguillageView['regles'],
      partis: await listNommes(
        db,
        named.filter((id) => !encore.personne(id)),
      ),
      annee: anneeEssayee(clock.now()),
      version: row.version,
      rights: { edit: isResponsableOf(actor, service) },
    };
  };
  return {
    readAiguillage: async ({ actor, params }) => {
      const service = await serviceOf(db, actor, params.service);
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
        const checked = problemesAiguillage(body.regles, await encoreLaOf(trx, id), before.regles);
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
          valeurs: await changed(trx, id, { before, after }),
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
        encoreLaOf(db, id_service),
        listEssayes(db, { id_service, ...bornesDeLAnnee(annee), atMost: essayesAuPlus + 1 }),
      ]);
      const essayes = dossiers.slice(0, essayesAuPlus);
      const { prises, sansRegle } = essayer(body.regles, essayes, encore);
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
  const found = await serviceOf(db, actor, service);
  if (!found.ok || isResponsableOf(actor, found.value)) return found;
  return refused({ code: 'instruction.aiguillage-non-responsable' });
}

const dit = ({ actif, regles }: AiguillageRow): string =>
  `${actif ? 'appliquées' : 'non appliquées'} : ${regles.map(({ nom }) => nom).join(', ') || 'aucune'}`;

type Deux = { before: AiguillageRow; after: AiguillageRow };

/** Gives what changed in the rules, as the journal keeps it, with the names of people and étiquettes. */
async function changed(trx: Tx, id_service: string, { before, after }: Deux): Promise<AvantApres[]> {
  const named = [...before.regles, ...after.regles].flatMap(({ alors }) => alors.personnes);
  const noms = nomsOf([
    ...(await listNommes(trx, [...new Set(named)])),
    ...(await listEtiquettes(trx, [id_service])),
  ]);
  return avantApres({
    fields: aiguillageFields,
    avant: aiguillageEnMots(before, noms),
    apres: aiguillageEnMots(after, noms),
  });
}

const nomsOf = (rows: readonly { id: string; nom: string }[]): Readonly<Record<string, string>> =>
  Object.fromEntries(rows.map(({ id, nom }) => [id, nom]));
