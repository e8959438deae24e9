import { Readable } from 'node:stream';
import type { QueryOf, ReplyOf } from '@asso/contract/kernel/endpoint';
import type { openDataEndpoints } from '@asso/contract/statistiques/open-data.endpoints';
import type { Actor } from '@asso/domain/compte/actor';
import { localDay } from '@asso/domain/identifiants/dates-affichees';
import { siret as siretFormat } from '@asso/domain/identifiants/siren-siret';
import { isResponsableOf } from '@asso/domain/instruction/bureau.rights';
import { problemMessage } from '@asso/domain/kernel/problems';
import type { Problem } from '@asso/domain/kernel/result';
import { nomsScdl } from '@asso/domain/statistiques/scdl.rows';
import { ligneScdl, listScdlProblems } from '@asso/domain/statistiques/scdl.rules';
import { statistiquesProblems } from '@asso/domain/statistiques/statistiques.problems';
import { hasPlace, inPlace } from '../instruction/file/exports-en-cours.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { writeHistory } from '../platform/history/history.sql.ts';
import { type Answer, fileAnswer, refusal } from '../platform/http/handlers.ts';
import type { Platform } from '../platform/platform.ts';
import { type SheetRow, sheetBytes } from '../platform/sheet/sheet.ts';
import { normeFormat } from '../platform/sheet/text-sheet.ts';
import {
  decisionsAccordees,
  listServicesPublies,
  type QuellesDecisions,
  updateSiret,
} from './open-data.sql.ts';
import { readPortee } from './portee.ts';
import { columnsScdl } from './publication/make-publication.ts';
import { listPublications, type Publication } from './publication/publication.sql.ts';

type Quelles = Omit<QueryOf<typeof openDataEndpoints.readOpenData>, 'role'>;
type Controle = ReplyOf<typeof openDataEndpoints.checkOpenData>;
type Asked = { actor: Actor; query: Quelles };

const mostExemples = 100;

/**
 * Sends the file, which holds only the lines that the schema accepts; `openDataCheck` tells of the others. A file that
 * would be empty because all of them lack something is refused, with what the first one lacks.
 */
export async function openDataFile(
  { db, clock }: Platform,
  { actor, query }: Asked,
): Promise<Answer<'fichier'>> {
  const which = await decisionsOf(db, { actor, query });
  if (!which) return inconnu;
  const manque = await firstManque(db, which);
  if (manque) return refusal({ code: 'statistiques.rien-a-publier', params: { manque } });
  if (!hasPlace()) return { ...refusal({ code: 'instruction.exports-en-cours' }), retryAfterSeconds: 30 };
  const at = clock.now();
  await inTransaction(db, (trx) =>
    writeHistory(trx, {
      objet: 'export',
      id_objet: actor.id,
      by: actor,
      at,
      action: 'decisions.exporter',
      details: { format: 'scdl', ...query },
    }),
  );
  const bytes = sheetBytes(
    normeFormat.open(columnsScdl, 'Subventions'),
    lignesOf(decisionsAccordees(db, which)),
  );
  return fileAnswer({
    content: Readable.from(inPlace(bytes), { objectMode: false }),
    name: `scdl-subventions-${localDay(at)}.csv`,
    type: normeFormat.type,
  });
}

/** Tells what the first decision lacks when there are decisions and none can be published; null otherwise. */
async function firstManque(db: Platform['db'], which: QuellesDecisions): Promise<string | null> {
  let first: Problem | undefined;
  for await (const batch of decisionsAccordees(db, which)) {
    for (const { decision } of batch) {
      const [problem] = listScdlProblems(decision);
      if (!problem) return null;
      first ??= problem;
    }
  }
  return first ? sayManque(first) : null;
}

async function* lignesOf(batches: ReturnType<typeof decisionsAccordees>): AsyncGenerator<SheetRow[]> {
  for await (const batch of batches) {
    yield batch
      .filter(({ decision }) => listScdlProblems(decision).length === 0)
      .map(({ decision }) => {
        const ligne = ligneScdl(decision);
        return nomsScdl.map((nom) => ligne[nom]);
      });
  }
}

/** Reads the decisions of `openDataFile`, and tells how many can be published and what the others lack. */
export async function openDataCheck({ db }: Platform, { actor, query }: Asked): Promise<Answer<Controle>> {
  const which = await decisionsOf(db, { actor, query });
  if (!which) return inconnu;
  const found: Pick<Controle, 'publiables' | 'ecartees' | 'exemples'> = {
    publiables: 0,
    ecartees: 0,
    exemples: [],
  };
  for await (const batch of decisionsAccordees(db, which)) {
    for (const { decision } of batch) {
      const problems = listScdlProblems(decision);
      if (problems.length === 0) {
        found.publiables++;
        continue;
      }
      found.ecartees++;
      if (found.exemples.length >= mostExemples) continue;
      const { id_fo, id_siret, association } = decision;
      found.exemples.push({ id_fo, id_siret, association, manques: [...new Set(problems.map(sayManque))] });
    }
  }
  const [services, publications] = await Promise.all([
    listServicesPublies(db, which.services),
    listPublications(db, which.services),
  ]);
  return {
    ok: true,
    value: {
      ...found,
      services: services.map(({ code_territoire, ...service }) => ({
        ...service,
        publication: publicationView(publications.find(({ id_service }) => id_service === service.id)),
        rights: { edit: isResponsableOf(actor, { id: service.id, code_territoire }) },
      })),
    },
  };
}

const publicationView = (found: Publication | undefined): Controle['services'][number]['publication'] =>
  found
    ? {
        publie: found.publie,
        adresse: found.adresse,
        fait_le: found.fait_le?.toISOString() ?? null,
        nombre: found.nombre,
      }
    : null;

type Sentence = keyof typeof statistiquesProblems;
const sayManque = ({ code, params }: Problem): string =>
  problemMessage(statistiquesProblems[code as Sentence], params);

const inconnu = refusal({ code: 'statistiques.service-inconnu', field: 'service' });

async function decisionsOf(db: Platform['db'], { actor, query }: Asked): Promise<QuellesDecisions | null> {
  const { services } = await readPortee(db, actor);
  const ids = services
    .map(({ id }) => id)
    .filter((id) => query.service === undefined || id === query.service);
  if (query.service !== undefined && ids.length === 0) return null;
  return { services: ids, exercice: query.exercice, obligatoires: query.obligatoires ?? false };
}

type Saving = { actor: Actor; service: string; siret: string; ifMatch: number };

/** Saves the SIRET under which a service publishes its decisions. */
export async function saveSiret(
  { db, clock }: Platform,
  { actor, service, siret, ifMatch }: Saving,
): Promise<Answer<{ siret: string; version: number }>> {
  const { services } = await readPortee(db, actor);
  if (!services.some(({ id }) => id === service)) return inconnu;
  const [before] = await listServicesPublies(db, [service]);
  if (!before) return inconnu;
  if (!isResponsableOf(actor, before)) return refusal({ code: 'statistiques.non-responsable' });
  const written = siretFormat.normalise?.(siret) ?? siret;
  if (siretFormat.check(written)) return refusal({ code: 'statistiques.siret', field: 'siret' });
  return inTransaction(db, async (trx) => {
    const version = await updateSiret(trx, { id: service, siret: written, version: ifMatch });
    if (version === undefined) {
      return { ok: false, problems: [{ code: 'kernel.conflit' }], version: before.version };
    }
    await writeHistory(trx, {
      objet: 'service',
      id_objet: service,
      by: actor,
      at: clock.now(),
      action: 'service.siret',
      from: before.siret,
      to: written,
    });
    return { ok: true, value: { siret: written, version }, version };
  });
}
