import { listTerritoiresFor } from '@asso/domain/association/association.rights';
import {
  type Candidature,
  computeEligibilite,
  type Eligibilite,
} from '@asso/domain/catalogue/eligibilite.rules';
import type { Actor } from '@asso/domain/compte/actor';
import { isCrfLate } from '@asso/domain/dossier/crf-attendu.rules';
import { localDay } from '@asso/domain/identifiants/dates-affichees';
import { ok, type Result } from '@asso/domain/kernel/result';
import { currentExercice } from '@asso/domain/referentiel/exercices.rules';
import { publicsRefuses } from '@asso/domain/subvention/publics.rows';
import { openAssociation } from '../association/association-access.ts';
import { ficheConnue } from '../association/demarches.ts';
import { listCrfDus } from '../dossier/compte-rendu/crf-manquants.sql.ts';
import { readPerimetre } from '../dossier/liste/perimetre.ts';
import type { Db } from '../platform/db/database.ts';
import { listServicesSitues } from '../service/service.sql.ts';
import { listApplicants } from '../subvention/pour-qui.sql.ts';
import type { CampagneRow } from '../subvention/subvention.sql.ts';
import type { RepertoireProfil } from './repertoire.sql.ts';

/** What is known of an association, whatever the subvention. */
export type CandidatureConnue = Omit<Candidature, 'campagne' | 'idTypeDispositif' | 'services'>;

/** The most missing reports that are listed: however many, they are a single obstacle. */
const crfShown = 5;

export async function readCandidature(
  db: Db,
  { actor, id_asso, now }: { actor: Actor; id_asso: string; now: Date },
): Promise<Result<CandidatureConnue>> {
  const opened = await openAssociation(db, { actor, id_asso });
  if (!opened.ok) return opened;
  const { row } = opened.value;
  const [connue, [qui], crfs] = await Promise.all([
    ficheConnue(db, opened.value, now),
    listApplicants(db, [row.id]),
    listCrfDus(db, {
      perimetre: readPerimetre(actor),
      id_association: row.id,
      anneeCourante: currentExercice(now),
      limit: crfShown,
      cursor: null,
    }),
  ]);
  return ok({
    // What reserves a subvention is read of the whole file, as when a request is begun.
    connue: { ...connue, lignes: { ...connue.lignes, ...qui?.connue.lignes } },
    departement: row.code_departement,
    isDissoute: row.etat === 'dissoute',
    now,
    crfManquants: crfs.rows.map(({ id_fo, id_siret, exercice }) => ({
      id_fo,
      id_siret,
      exercice,
      isEnRetard: isCrfLate(exercice, localDay(now)),
    })),
  });
}

type Services = Awaited<ReturnType<typeof readCampagneServices>>;

/** Reads the services of these campaigns, with the place that each holds. */
export const readCampagneServices = (db: Db, rows: readonly Pick<CampagneRow, 'contenu'>[]) =>
  listServicesSitues(db, [
    ...new Set(rows.flatMap(({ contenu }) => contenu.instructeurs.map(({ id_service }) => id_service))),
  ]);

export const eligibiliteFor = (
  connue: CandidatureConnue,
  { contenu, id_type_dispositif }: CampagneRow,
  services: Services,
): Eligibilite =>
  computeEligibilite({
    ...connue,
    campagne: contenu,
    idTypeDispositif: id_type_dispositif,
    services: contenu.instructeurs.flatMap(
      ({ id_service }) => services.find(({ id }) => id === id_service) ?? [],
    ),
  });

/**
 * Gives the association in the form that the directory's query takes; null for a dissolved one, from which nothing is
 * hidden since nothing is offered to it.
 */
export const toProfil = ({ connue, departement, isDissoute }: CandidatureConnue): RepertoireProfil | null =>
  isDissoute
    ? null
    : {
        territoires: departement === null ? null : listTerritoiresFor(departement),
        publicsRefuses: publicsRefuses(connue),
        regime: connue.fiche.identite.regime ?? null,
      };
