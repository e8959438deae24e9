import type {
  CompteRenduDue as CompteRenduView,
  LigneAVerser,
  versementsEndpoints,
} from '@asso/contract/instruction/versements.endpoints';
import { phrasesCrfService } from '@asso/domain/crf/crf.words';
import { echeanceCrf } from '@asso/domain/crf/echeance-crf.rules';
import { localDay, localYear } from '@asso/domain/identifiants/dates-affichees';
import { maskIban } from '@asso/domain/identifiants/nombres-affiches';
import { sumEuros } from '@asso/domain/kernel/money';
import { ok } from '@asso/domain/kernel/result';
import { acteProblems } from '@asso/domain/paiement/paiement.rules';
import {
  findCompteRenduGroupe,
  groupesComptesRendus,
  groupesVersements,
  isCrfEnvoye,
} from '@asso/domain/paiement/versements.rules';
import { z } from 'zod';
import { readCursor } from '../../platform/db/keyset.sql.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/platform.ts';
import { readBureauService } from '../bureau/bureau-access.ts';
import { lignesAVerser } from './lignes-a-verser.ts';
import { moveVersements } from './move-versements.ts';
import { nommeView } from './nomme-view.ts';
import { pageOfLines } from './page-of-lines.ts';
import {
  type CompteRenduDueRow,
  countOnglets,
  listServiceComptesRendus,
  listServiceToPay,
  listServiceVerses,
  ordreVerses,
  type VersementFait,
} from './versements.sql.ts';

/** The most dossiers read for one list: those granted first. */
const dossiersMax = 2000;

/** A list whose order the domain decides: the group, the day, then the line. */
const ordre = { columns: [], direction: 'asc', key: z.tuple([z.int(), z.string(), z.string()]) } as const;

export function versementsHandlers(platform: Platform): Handlers<typeof versementsEndpoints> {
  const { db, clock } = platform;
  return {
    listAVerser: async ({ actor, params, query: { searchQuery, groupes, suivi, limit, ...query } }) => {
      const service = await readBureauService(db, actor, params.service);
      if (!service.ok) return service;
      const cursor = readCursor(query.cursor, ordre);
      if (!cursor.ok) return cursor;
      const now = clock.now();
      const asked = { service: service.value.id, words: searchQuery };
      const [dossiers, onglets] = await Promise.all([
        listServiceToPay(db, asked, dossiersMax + 1),
        countOnglets(db, asked.service, localYear(now)),
      ]);
      const followed = suivi ? dossiers.filter(({ affecte_a }) => affecte_a === actor.id) : dossiers;
      const lines = await lignesAVerser(db, followed.slice(0, dossiersMax), now);
      const kept = lines.filter(({ groupe }) => groupes?.includes(groupe) ?? true);
      const { rows: items, ...page } = pageOfLines(kept, { limit, cursor: cursor.value, keyOf: keyAVerser });
      return ok({
        items,
        ...page,
        total: kept.length,
        totalExact: dossiers.length <= dossiersMax,
        onglets,
        groupes: sommesOf(groupesVersements, kept),
      });
    },

    listVerses: async ({ actor, params, query: { searchQuery, limit, ...query } }) => {
      const service = await readBureauService(db, actor, params.service);
      if (!service.ok) return service;
      const cursor = readCursor(query.cursor, ordreVerses);
      if (!cursor.ok) return cursor;
      const asked = { service: service.value.id, words: searchQuery };
      const [{ rows, nombre, ...page }, onglets] = await Promise.all([
        listServiceVerses(db, asked, { limit, cursor: cursor.value }),
        countOnglets(db, asked.service, localYear(clock.now())),
      ]);
      return ok({ items: rows.map(verseView), ...page, total: nombre, totalExact: true, onglets });
    },

    listComptesRendusDus: async ({ actor, params, query: { searchQuery, groupes, limit, ...query } }) => {
      const service = await readBureauService(db, actor, params.service);
      if (!service.ok) return service;
      const cursor = readCursor(query.cursor, ordre);
      if (!cursor.ok) return cursor;
      const now = clock.now();
      const anneeCourante = localYear(now);
      const asked = { service: service.value.id, words: searchQuery };
      const [rows, onglets] = await Promise.all([
        listServiceComptesRendus(db, asked, { anneeCourante, limit: dossiersMax + 1 }),
        countOnglets(db, asked.service, anneeCourante),
      ]);
      const lines = rows.slice(0, dossiersMax).map((row) => compteRenduView(row, now));
      const kept = lines.filter(({ groupe }) => groupes?.includes(groupe) ?? true);
      const { rows: items, ...page } = pageOfLines(kept, {
        limit,
        cursor: cursor.value,
        keyOf: ({ groupe, echeance, id }) => [groupesComptesRendus.indexOf(groupe), echeance, id],
      });
      return ok({
        items,
        ...page,
        total: kept.length,
        totalExact: rows.length <= dossiersMax,
        onglets,
        groupes: sommesOf(
          groupesComptesRendus,
          kept.map(({ groupe, retient }) => ({ groupe, montant: retient })),
        ),
      });
    },

    moveVersements: async ({ actor, params, body: { lignes, ...details } }) => {
      const service = await readBureauService(db, actor, params.service);
      if (!service.ok) return service;
      const { acte } = params;
      // What is the same for every line is refused once, before any of them moves.
      const jours = { accorde: null, today: localDay(clock.now()) };
      const problems = acte === 'record' ? [] : acteProblems(acte, details, jours);
      if (problems.length > 0) return { ok: false, problems };
      return ok(await moveVersements(platform, { actor, service: service.value.id, acte, lignes, details }));
    },
  };
}

/** What has no day comes after what has one, in its group. */
const keyAVerser = ({ groupe, attendu_le, id }: LigneAVerser): [number, string, string] => [
  groupesVersements.indexOf(groupe),
  attendu_le ?? '9999',
  id,
];

function sommesOf<G extends string>(
  groupes: readonly G[],
  lines: readonly { groupe: G; montant: number }[],
): { groupe: G; nombre: number; montant: number }[] {
  return groupes.flatMap((groupe) => {
    const own = lines.filter((one) => one.groupe === groupe);
    const montant = sumEuros(own.map((one) => one.montant));
    return own.length === 0 ? [] : [{ groupe, nombre: own.length, montant }];
  });
}

function verseView({ iban, id, nature, montant, paye_le, reference, ...dossier }: VersementFait) {
  return {
    ...nommeView(dossier),
    id,
    nature,
    montant,
    paye_le,
    reference,
    iban_masque: iban && maskIban(iban),
  };
}

function compteRenduView(row: CompteRenduDueRow, now: Date): CompteRenduView {
  const { annee, id_crf, etat_crf, zone, rappels, rappele_le, retient } = row;
  const echeance = echeanceCrf(annee, zone);
  return {
    ...nommeView(row),
    id: `${row.id_dossier}-${annee}`,
    exercice: annee,
    crf: isCrfEnvoye(etat_crf) ? id_crf : null,
    lib_etat: phrasesCrfService[etat_crf],
    echeance: echeance.toISOString(),
    groupe:
      findCompteRenduGroupe({ exercice: annee, id: id_crf, etat: etat_crf, echeance }, now) ?? 'attendu',
    rappels,
    rappele_le: rappele_le?.toISOString() ?? null,
    retient,
  };
}
