import type { AgrementLu, AgrementResume } from '@asso/contract/agrement/definition.schemas';
import { saisieDefinition } from '@asso/domain/agrement/brouillon-definition.rules';
import type { DefinitionSaisie } from '@asso/domain/agrement/definition.fields';
import { administreAgrement, definitionRights } from '@asso/domain/agrement/definition.rights';
import { ouvertureAgrement } from '@asso/domain/agrement/definition.rules';
import type { Actor } from '@asso/domain/compte/actor';
import { timeZoneOfTerritoire } from '@asso/domain/referentiel/territoires.rules';
import { listVersionsPubliees } from '../catalogue/offre.sql.ts';
import type { Db } from '../platform/db/database.ts';
import { type Answer, refusal } from '../platform/http/handlers.ts';
import { type DefinitionRow, findDefinition, tablesAgrement } from './definition.sql.ts';
import { findVersionAgrement } from './version.sql.ts';

const definitionInconnue = refusal({ code: 'agrement.definition-inconnue' });

type Reader = { actor: Actor; now: Date };

export const rightsOnDefinition = (actor: Actor, row: DefinitionRow) =>
  definitionRights(actor, {
    etat: row.etat,
    territoire: row.code_territoire,
    hasDossiers: row.hasDossiers,
  });

export const findFuseau = ({ code_territoire }: DefinitionRow): string =>
  timeZoneOfTerritoire(code_territoire);

/** Gives what is published in the form of the draft; null before the first publication. */
export async function definitionPubliee(db: Db, row: DefinitionRow): Promise<DefinitionSaisie | null> {
  if (!row.id_version) return null;
  const { contenu, campagne_exercice } = await findVersionAgrement(db, row.id_version);
  return saisieDefinition(contenu, { ...row.brouillon, campagne_exercice });
}

export function agrementResume(row: DefinitionRow, { actor, now }: Reader): AgrementResume {
  const [date_debut, date_fin] = [row.ouvre_le, row.ferme_le].map((one) => one?.toISOString() ?? null);
  return {
    _id: row.id,
    code: row.code,
    type_agrement: row.type_agrement,
    libelle: row.libelle,
    niveau: row.niveau,
    campagne_exercice: row.campagne_exercice,
    service: { id: row.id_service, nom: row.nom_service, code_territoire: row.code_territoire },
    etat: row.etat,
    ouverture: date_debut && date_fin ? ouvertureAgrement({ date_debut, date_fin }, now) : null,
    date_debut: date_debut ?? null,
    date_fin: date_fin ?? null,
    fuseau: findFuseau(row),
    numero_version: row.numero,
    isModifiee: row.est_modifiee,
    version: row.version,
    rights: rightsOnDefinition(actor, row),
  };
}

/** Reads an agrément; one that was never published is shown only to those who may administer it. */
export async function readAgrement(db: Db, key: string, reader: Reader): Promise<Answer<AgrementLu>> {
  const row = await findDefinition(db, key);
  const { actor } = reader;
  if (!row) return definitionInconnue;
  const isAdministre = administreAgrement(actor, row.code_territoire);
  if (!isAdministre && row.etat === 'brouillon') return definitionInconnue;
  const value = await agrementRead(db, row, { ...reader, isAdministre });
  return { ok: true, value, version: value.version };
}

async function agrementRead(
  db: Db,
  row: DefinitionRow,
  { isAdministre, ...reader }: Reader & { isAdministre: boolean },
): Promise<AgrementLu> {
  const [version, versions] = await Promise.all([
    row.id_version ? findVersionAgrement(db, row.id_version) : null,
    isAdministre ? listVersionsPubliees(db, tablesAgrement, row.id) : [],
  ]);
  return {
    ...agrementResume(row, reader),
    publiee: version && {
      id: version.id,
      numero: version.numero,
      campagne_exercice: version.campagne_exercice,
      definition: version.contenu as never,
    },
    brouillon: isAdministre
      ? { valeur: row.brouillon, modifie_le: row.modifie_le.toISOString(), par: row.par }
      : null,
    versions,
  };
}
