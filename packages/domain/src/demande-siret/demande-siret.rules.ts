// The steps of a SIRET request have these blockers, and the answer is a valid SIRET (§5 Address for SIRET request,
// SIRET; §9 Documents).

import type { PieceJointe } from '../dossier/pieces.rules.ts';
import { pieceProblems } from '../dossier/pieces.rules.ts';
import { formats } from '../identifiants/formats.ts';
import { isBlank } from '../kernel/asks.ts';
import type { Problem } from '../kernel/result.ts';
import { isDate } from '../kernel/value-problems.ts';
import { problems } from '../kernel/walk-problems.ts';
import type { Adresse } from '../referentiel/adresse.fields.ts';
import { readVoie } from '../referentiel/adresse-lecture.rules.ts';
import { defaultPays } from '../referentiel/data/pays.ts';
import { typesVoie } from '../referentiel/data/types-voie.ts';
import { isInFrance } from '../referentiel/pays.rules.ts';
import {
  type AdresseSiret,
  adresseSiretFields,
  type DemandeSiret,
  demandeSiretFields,
} from './demande-siret.fields.ts';
import { piecesSiret } from './documents-siret.rows.ts';
import { type AssociationWithoutSiret, eligibiliteProblems, siegeProblems } from './eligibilite.rules.ts';
import { videsProblems } from './envoi.rules.ts';

/** A request with all that its rules read. */
export type DemandeComplete = {
  demande: DemandeSiret;
  association: AssociationWithoutSiret;
  pieces: readonly PieceJointe[];
  /** The day of today. */
  jour: string;
};

const sectionProblems = ({ demande }: DemandeComplete, section: keyof typeof demandeSiretFields): Problem[] =>
  problems({ [section]: demandeSiretFields[section] }, demande, { stage: 'transmission' });

export const identiteProblems = (complete: DemandeComplete): Problem[] => [
  ...eligibiliteProblems(complete.association),
  ...sectionProblems(complete, 'identite'),
  ...videsProblems(complete.demande, ['identite.nom']),
  ...creationProblems(complete),
];

/** An association that asks for its SIRET is declared already: its creation is not to come. */
function creationProblems({ demande, jour }: DemandeComplete): Problem[] {
  const { dateCreation } = demande.identite ?? {};
  return typeof dateCreation === 'string' && isDate(dateCreation) && dateCreation > jour
    ? [{ code: 'demande-siret.creation-a-venir', field: 'identite.dateCreation' }]
    : [];
}

export function adressesProblems(complete: DemandeComplete): Problem[] {
  const { info_siege, adresse_siege } = complete.demande.coordonnees ?? {};
  const isDouble = info_siege?.domicile_entreprise === true && info_siege.domicile_provisoire_rl === true;
  const field = 'coordonnees.info_siege.domicile_provisoire_rl';
  return [
    ...siegeProblems(complete.association, adresse_siege?.cp),
    ...sectionProblems(complete, 'coordonnees'),
    ...(isDouble ? [{ code: 'demande-siret.siege-double', field }] : []),
    ...(isInFrance(adresse_siege ?? {})
      ? []
      : [{ code: 'demande-siret.siege-etranger', field: 'coordonnees.adresse_siege.pays' }]),
  ];
}

export const activitesProblems = (complete: DemandeComplete): Problem[] => [
  ...sectionProblems(complete, 'activites'),
  ...videsProblems(complete.demande, ['activites.objet']),
];

export const documentsProblems = ({ pieces }: DemandeComplete): Problem[] =>
  piecesSiret.flatMap((attendue) =>
    pieceProblems({ pieces }, attendue).map((problem) => ({
      ...problem,
      field: `documents.${attendue.code}`,
    })),
  );

export const attestationSiretProblems = (complete: DemandeComplete): Problem[] =>
  sectionProblems(complete, 'attestation');

/** Returns an address with its country: France unless somebody says otherwise [R3.9]. */
export const defaultAdresse = (adresse: AdresseSiret | null | undefined): AdresseSiret => ({
  ...adresse,
  pays: isBlank(adresse?.pays) ? defaultPays : (adresse?.pays ?? defaultPays),
});

/** Takes from the address of the association's file the parts that a request has, the kind of street as a code. */
export function adresseReprise(adresse: Adresse | null | undefined): AdresseSiret {
  const parts = Object.keys(adresseSiretFields).flatMap((name) => {
    const value: unknown = adresse ? Reflect.get(adresse, name) : undefined;
    return value === undefined ? [] : [[name, value]];
  });
  return defaultAdresse({ ...Object.fromEntries(parts), ...rueReprise(adresse ?? {}) });
}

/**
 * Reads the kind of street: registers write « AVENUE » as well as AV, and an unknown kind stays in the name of the
 * street.
 */
function rueReprise({ type_voie, voie }: Adresse): AdresseSiret {
  if (isBlank(type_voie) || typesVoie.some(({ value }) => value === type_voie)) return {};
  const whole = [type_voie, voie].filter((part) => !isBlank(part)).join(' ');
  return readVoie(whole) ?? { type_voie: null, voie: whole };
}

/** Finds what is wrong with a SIRET, which must have 14 digits and the right check digit. */
export function siretAttribueProblems(siret: string | null | undefined): Problem[] {
  const field = 'id_siret';
  const number = siretAttribue(siret);
  if (formats.siret.check(number)) return [{ code: 'demande-siret.siret-manquant', field }];
  return formats.siret.warn?.(number) ? [{ code: 'demande-siret.siret-inexact', field }] : [];
}

export const siretAttribue = (siret: string | null | undefined): string =>
  formats.siret.normalise?.(siret ?? '') ?? '';
