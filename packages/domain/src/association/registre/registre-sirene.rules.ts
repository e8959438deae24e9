// These rules read the lines of INSEE's StockUniteLegale and StockEtablissement, for the structures that this
// portal serves.
import { rna } from '../../identifiants/rna.ts';
import { siren, siret } from '../../identifiants/siren-siret.ts';
import { ok, type Result, refused } from '../../kernel/result.ts';
import {
  cutSigle,
  filledValues,
  type LigneAssociation,
  type LigneEtablissement,
  type RegistreColonnes,
  readCommune,
  readDate,
  readText,
} from './registre.rules.ts';

export const colonnesUniteLegale = [
  'siren',
  'denominationUniteLegale',
  'categorieJuridiqueUniteLegale',
  'etatAdministratifUniteLegale',
  'nicSiegeUniteLegale',
  'identifiantAssociationUniteLegale',
] as const;

export const colonnesEtablissement = [
  'siren',
  'nic',
  'siret',
  'etablissementSiege',
  'etatAdministratifEtablissement',
  'codePostalEtablissement',
] as const;

/** The portal serves associations and foundations, and the local authorities that apply like them. */
const forms = /^(72|73|92|93)\d{2}$/;

/** Tells whether the portal serves structures of this legal form. */
export const isFormeAdmise = (forme: string): boolean => forms.test(forme);

/** Reads a legal unit, or returns null when the portal does not serve it: the file holds every company of France. */
export function readLigneUniteLegale(colonnes: RegistreColonnes): Result<LigneAssociation | null> {
  const forme = colonnes.categorieJuridiqueUniteLegale?.trim() ?? '';
  if (!isFormeAdmise(forme)) return ok(null);
  const idSiren = colonnes.siren?.trim() ?? '';
  const nom =
    readText(colonnes.denominationUniteLegale) ?? readText(colonnes.denominationUsuelle1UniteLegale);
  if (siren.check(idSiren)) return refused(illegible('siren', idSiren));
  if (!nom && !isHidden(colonnes.denominationUniteLegale))
    return refused({ code: 'association.import-sans-nom', field: 'denominationUniteLegale' });
  const idRna = (colonnes.identifiantAssociationUniteLegale ?? '').trim().toUpperCase();
  const nic = colonnes.nicSiegeUniteLegale?.trim() ?? '';
  const sigle = readText(colonnes.sigleUniteLegale);
  return ok({
    cles: filledValues({ id_siren: idSiren, id_rna: rna.check(idRna) === null ? idRna : undefined }),
    apport: {
      date: readDate(colonnes.dateDernierTraitementUniteLegale) ?? null,
      identite: filledValues<string>({
        nom: nom?.slice(0, 250),
        sigle: sigle && cutSigle(sigle),
        id_forme_juridique: forme,
        id_siret_siege: /^\d{5}$/.test(nic) ? idSiren + nic : undefined,
      }),
      coordonnees: {},
      activites: {},
      ...(isCeased(colonnes.etatAdministratifUniteLegale) ? { dissoute: true } : {}),
    },
  });
}

/** Reads any establishment, since only the other file says whether the portal serves its legal unit. */
export function readLigneEtablissement(colonnes: RegistreColonnes): Result<LigneEtablissement> {
  const idSiret = colonnes.siret?.trim() || `${colonnes.siren?.trim() ?? ''}${colonnes.nic?.trim() ?? ''}`;
  if (siret.check(idSiret)) return refused(illegible('siret', idSiret));
  const isClosed = colonnes.etatAdministratifEtablissement?.trim() === 'F';
  return ok({
    siret: idSiret,
    est_siege: colonnes.etablissementSiege?.trim().toLowerCase() === 'true',
    actif: !isClosed,
    date_fermeture: isClosed ? (readDate(colonnes.dateDebut) ?? null) : null,
    enseigne:
      readText(colonnes.enseigne1Etablissement) ??
      readText(colonnes.denominationUsuelleEtablissement) ??
      null,
    date: readDate(colonnes.dateDernierTraitementEtablissement) ?? null,
    adresse: adresseOf(colonnes),
  });
}

/** Tells whether the structure asked not to be published: its line has its numbers and its commune alone. */
const isHidden = (text: string | undefined): boolean => text?.trim() === '[ND]';

const isCeased = (etat: string | undefined): boolean => etat?.trim() === 'C';

const adresseOf = (colonnes: RegistreColonnes) =>
  filledValues({
    cplt_1: readText(colonnes.complementAdresseEtablissement),
    num_voie: readText(colonnes.numeroVoieEtablissement),
    repet_voie: readText(colonnes.indiceRepetitionEtablissement)?.slice(0, 1).toUpperCase(),
    type_voie: readText(colonnes.typeVoieEtablissement),
    voie: readText(colonnes.libelleVoieEtablissement),
    bp: readText(colonnes.distributionSpecialeEtablissement),
    cp: readText(colonnes.codePostalEtablissement),
    commune:
      readCommune(colonnes.libelleCommuneEtablissement) ??
      readText(colonnes.libelleCommuneEtrangerEtablissement),
    code_insee: readText(colonnes.codeCommuneEtablissement),
    cedex: readText(colonnes.libelleCedexEtablissement),
    pays: readText(colonnes.libellePaysEtrangerEtablissement),
  });

const illegible = (field: string, valeur: string) => ({
  code: 'association.import-numero-illisible',
  field,
  params: { valeur },
});
