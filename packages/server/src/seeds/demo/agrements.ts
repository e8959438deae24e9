// The agréments of the demonstration are invented, as their presentation says.

import { saisieDefinition } from '@asso/domain/agrement/brouillon-definition.rules';
import { readDefinition } from '@asso/domain/agrement/definition.schema';
import { addJours } from '@asso/domain/identifiants/durees';
import { timeZoneOfTerritoire } from '@asso/domain/referentiel/territoires.rules';
import { findDefinition, insertDefinition, updateDefinition } from '../../agrement/definition.sql.ts';
import { insertVersionAgrement } from '../../agrement/version.sql.ts';
import type { Tx } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Platform } from '../../platform/platform.ts';
import { findService } from '../../service/service.sql.ts';
import { demoPeriode, type Periode } from './campagnes.ts';

const presentation = 'Exemple inventé pour la démonstration : aucune administration ne l’instruit.';

const rapport = { code: 'RAR', label: 'Rapport d’activité', nature: 'RAR', obligatoire: true };
const comptes = {
  code: 'CPT',
  label: 'Comptes approuvés du dernier exercice clos',
  aide: 'Inutiles si votre tronc commun d’agrément est en cours de validité.',
  nature: 'CPT',
  obligatoire: true,
  asks: [{ scope: 'tca', key: 'tca_etat', operator: 'ne', value: 'valide' }],
};

const definitions = (exercice: number) => [
  {
    code: 'JEP-PACA',
    service: 'DR13',
    type_agrement: 'JEP',
    libelle: `Jeunesse et éducation populaire ${exercice}`,
    niveau: 'departemental',
    duree_validite_annees: 5,
    demande_tca: true,
    documents_attendus: [rapport, comptes],
    champs_personnalises: {
      'dossier-bloc': {
        projet_educatif: {
          kind: 'text',
          label: 'Votre projet éducatif',
          aide: 'En quoi vos actions relèvent de la jeunesse et de l’éducation populaire.',
          max: 3000,
          multiline: true,
          requiredAt: 'transmission',
        },
        part_jeunes: {
          kind: 'int',
          label: 'Part des moins de 26 ans parmi vos adhérents, en %',
          min: 0,
          max: 100,
        },
      },
    },
  },
  {
    code: 'SPORT-PACA',
    service: 'DR13',
    type_agrement: 'SPORT',
    libelle: `Agrément sport ${exercice}`,
    niveau: 'departemental',
    demande_tca: true,
    documents_attendus: [rapport, comptes],
    champs_personnalises: {
      'dossier-bloc': {
        sport_principal: {
          kind: 'text',
          label: 'Sport principal',
          max: 100,
          requiredAt: 'transmission',
        },
      },
    },
  },
  {
    code: 'HAA-PACA',
    service: 'DR13',
    type_agrement: 'HAA',
    libelle: `Habilitation à l’aide alimentaire ${exercice}`,
    niveau: 'regional',
    duree_validite_annees: 10,
    documents_attendus: [rapport],
    champs_personnalises: {},
  },
  {
    code: 'SC-PACA',
    service: 'DR13',
    type_agrement: 'SC',
    libelle: 'Service civique, session close',
    niveau: 'regional',
    duree_validite_annees: 3,
    isClosed: true,
    documents_attendus: [],
    champs_personnalises: {},
  },
  {
    code: 'ECOLE-VOILE',
    service: 'FVL',
    type_agrement: 'AUTRE',
    libelle: `Label national École de voile légère ${exercice}`,
    niveau: 'national',
    duree_validite_annees: 4,
    documents_attendus: [rapport],
    champs_personnalises: {},
  },
];

/** Publishes the agréments of the demonstration, each once. */
export async function seedAgrements({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  const periode = demoPeriode(now);
  for (const one of definitions(periode.exercice)) {
    await inTransaction(db, (trx) => publish(trx, one, { now, periode }));
  }
}

type Seeded = ReturnType<typeof definitions>[number];

async function publish(trx: Tx, seeded: Seeded, { now, periode }: { now: Date; periode: Periode }) {
  const { code, service: codeService, type_agrement, isClosed = false, ...contenu } = seeded;
  if (await findDefinition(trx, code)) return;
  const service = await findService(trx, codeService);
  if (!service) throw new Error('the services of the demonstration come before its accreditations');
  const campagne_exercice = periode.exercice;
  const read = readDefinition({
    ...contenu,
    presentation,
    delai_habituel_jours: 60,
    fuseau: timeZoneOfTerritoire(service.code_territoire),
    date_debut: addJours(periode.debut, isClosed ? -60 : 0).toISOString(),
    date_fin: (isClosed ? addJours(now, -10) : periode.fin).toISOString(),
  });
  if (!read.ok) throw new Error(`accreditation of the demonstration ${code}: ${read.problems[0]?.field}`);
  const definition = read.value;
  const tete = { code, type_agrement, id_service: service.id, campagne_exercice };
  const shown = { libelle: definition.libelle, niveau: definition.niveau ?? null };
  const brouillon = saisieDefinition(definition, tete as never);
  const id = await insertDefinition(trx, { ...tete, ...shown }, { brouillon, at: now, by: null });
  if (!id) return;
  const made = { id_definition: id, campagne_exercice, contenu: definition, publiee_le: now };
  const version = await insertVersionAgrement(trx, made);
  await updateDefinition(
    trx,
    {
      id,
      version: 1,
      etat: 'publie',
      id_version: version.id,
      ouvre_le: new Date(definition.date_debut),
      ferme_le: new Date(definition.date_fin),
    },
    { brouillon, at: now, by: null, isPublished: true },
  );
}
