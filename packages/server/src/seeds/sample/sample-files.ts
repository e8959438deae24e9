import { colonnesImport, colonnesStockEtablissement, colonnesUnite, colonnesWaldec } from './colonnes.ts';
import { type ModeleEtablissement, type ModeleStructure, modeleStructures, withKey } from './structures.ts';

export type SampleFile = { nom: string; text: string; encoding: 'latin1' | 'utf8' };

/** Makes the files of the sample, in the order of the import and in exactly the formats that the State publishes. */
export function sampleFiles(): SampleFile[] {
  const all = modeleStructures();
  const inRna = all.filter(({ idRna }) => idRna !== null);
  const isIn13 = ({ siege }: ModeleStructure) => siege.cp.startsWith('13');
  const withSiren = all.filter(({ siren }) => siren !== null);
  return [
    {
      nom: 'rna_import_20261101.csv',
      encoding: 'latin1',
      text: rnaText(colonnesImport, all.filter(({ idEx }) => idEx !== null).map(importLine)),
    },
    {
      nom: 'rna_waldec_20261101_dpt_13.csv',
      encoding: 'latin1',
      text: rnaText(colonnesWaldec, inRna.filter(isIn13).map(waldecLine)),
    },
    {
      nom: 'rna_waldec_20261101_autres.csv',
      encoding: 'utf8',
      text: rnaText(colonnesWaldec, inRna.filter((one) => !isIn13(one)).map(waldecLine)),
    },
    {
      nom: 'StockUniteLegale_utf8.csv',
      encoding: 'utf8',
      text: sireneText(colonnesUnite, [...withSiren.map(uniteLine), ...companies]),
    },
    {
      nom: 'StockEtablissement_utf8.csv',
      encoding: 'utf8',
      text: sireneText(
        colonnesStockEtablissement,
        withSiren.flatMap((one) => one.etablissements.map((place) => etablissementLine(one, place))),
      ),
    },
  ];
}

type Cells = Readonly<Record<string, string>>;

const rnaText = (columns: readonly string[], lines: readonly Cells[]): string =>
  [columns, ...lines.map((cells) => columns.map((name) => cells[name] ?? ''))]
    .map((cells) => `${cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(';')}\n`)
    .join('');

const sireneText = (columns: readonly string[], lines: readonly Cells[]): string =>
  [columns, ...lines.map((cells) => columns.map((name) => cells[name] ?? ''))]
    .map(
      (cells) =>
        `${cells.map((cell) => (/[",]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',')}\n`,
    )
    .join('');

const majTime = '2026-10-05 04:12:00';
const noDate = '0001-01-01';
/** Writes a text as the RNA does, with doubled apostrophes and no typographic ones. */
const rnaWords = (text: string): string => text.replaceAll(/['’]/g, "''");
const plain = (text: string): string => text.replaceAll('’', "'").replaceAll("''", "'");
const upper = (text: string): string =>
  plain(text).normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('œ', 'oe').toUpperCase();

const siretOf = ({ etablissements }: ModeleStructure): string =>
  etablissements.find(({ isSiege }) => isSiege)?.siret ?? '';

const rnaCommon = (one: ModeleStructure) => ({
  siret: siretOf(one),
  date_creat: one.creation,
  date_publi: one.creation,
  nature: one.forme === '9230' ? 'R' : 'D',
  groupement: 'S',
  titre: rnaWords(one.nom),
  objet: rnaWords(one.objet),
  objet_social1: one.objetSocial,
  objet_social2: '000000',
  adrs_codepostal: one.siege.cp,
  adrs_codeinsee: one.siege.insee,
  dir_civilite: 'PF',
  position: one.dissolution ? 'D' : 'A',
  maj_time: majTime,
});

const waldecLine = (one: ModeleStructure): Cells => ({
  ...rnaCommon(one),
  id: one.idRna ?? '',
  gestion: `${(one.idRna ?? '').slice(1, 4)}P`,
  date_decla: one.creation,
  date_disso: one.dissolution ?? noDate,
  titre_court: one.sigle || rnaWords(one.nom),
  adrs_numvoie: one.siege.numero,
  adrs_typevoie: one.siege.type,
  adrs_libvoie: rnaWords(one.siege.voie.replaceAll("''", "'")),
  adrs_libcommune: rnaWords(one.siege.commune),
  adrg_libvoie: rnaWords(`${one.siege.numero} ${one.siege.type} ${one.siege.voie.replaceAll("''", "'")}`),
  adrg_codepostal: one.siege.cp,
  adrg_achemine: rnaWords(one.siege.commune),
  adrg_pays: 'FRANCE',
  publiweb: '0',
});

const importLine = (one: ModeleStructure): Cells => ({
  ...rnaCommon(one),
  id: one.idEx ?? '',
  gestion: `${one.siege.insee.slice(0, 2)}0P`,
  adr1: rnaWords(`${one.siege.numero} ${one.siege.type} ${one.siege.voie.replaceAll("''", "'")}`),
  libcom: rnaWords(one.siege.commune),
  maj_time: '2009-06-30 00:00:00',
});

const uniteLine = (one: ModeleStructure): Cells => ({
  siren: one.siren ?? '',
  statutDiffusionUniteLegale: 'O',
  dateCreationUniteLegale: one.creation,
  sigleUniteLegale: one.sigle,
  identifiantAssociationUniteLegale: one.idRna ?? '',
  trancheEffectifsUniteLegale: 'NN',
  dateDernierTraitementUniteLegale: '2026-09-14T08:30:11',
  nombrePeriodesUniteLegale: '1',
  dateDebut: one.creation,
  etatAdministratifUniteLegale: one.dissolution ? 'C' : 'A',
  denominationUniteLegale: upper(one.nom),
  categorieJuridiqueUniteLegale: one.forme,
  activitePrincipaleUniteLegale: '94.99Z',
  nomenclatureActivitePrincipaleUniteLegale: 'NAFRev2',
  nicSiegeUniteLegale: siretOf(one).slice(9),
  economieSocialeSolidaireUniteLegale: 'O',
  caractereEmployeurUniteLegale: 'N',
});

const etablissementLine = (one: ModeleStructure, place: ModeleEtablissement): Cells => ({
  siren: one.siren ?? '',
  nic: place.siret.slice(9),
  siret: place.siret,
  statutDiffusionEtablissement: 'O',
  dateCreationEtablissement: one.creation,
  trancheEffectifsEtablissement: 'NN',
  dateDernierTraitementEtablissement: '2026-09-14T08:30:11',
  etablissementSiege: String(place.isSiege),
  nombrePeriodesEtablissement: '1',
  numeroVoieEtablissement: place.lieu.numero,
  typeVoieEtablissement: place.lieu.type,
  libelleVoieEtablissement: upper(place.lieu.voie),
  codePostalEtablissement: place.lieu.cp,
  libelleCommuneEtablissement: upper(place.lieu.commune),
  codeCommuneEtablissement: place.lieu.insee,
  dateDebut: place.isFerme ? '2024-12-31' : one.creation,
  etatAdministratifEtablissement: place.isFerme || one.dissolution ? 'F' : 'A',
  enseigne1Etablissement: upper(place.enseigne),
  activitePrincipaleEtablissement: '94.99Z',
  nomenclatureActivitePrincipaleEtablissement: 'NAFRev2',
  caractereEmployeurEtablissement: 'N',
});

/**
 * A company, since the real file holds every company of France: the import skips it, but keeps the town hall and the
 * foundation.
 */
const company = {
  statutDiffusionUniteLegale: 'O',
  etatAdministratifUniteLegale: 'A',
  dateDebut: '2015-01-01',
};
const companies: readonly Cells[] = [
  {
    ...company,
    siren: withKey('67990001'),
    denominationUniteLegale: 'BOULANGERIE DU COIN',
    categorieJuridiqueUniteLegale: '5710',
    nicSiegeUniteLegale: '00012',
  },
  {
    ...company,
    siren: withKey('67990002'),
    denominationUniteLegale: '[ND]',
    categorieJuridiqueUniteLegale: '1000',
    nicSiegeUniteLegale: '00017',
  },
  {
    ...company,
    siren: withKey('67990003'),
    denominationUniteLegale: 'COMMUNE DE VALFLEURI',
    categorieJuridiqueUniteLegale: '7210',
    nicSiegeUniteLegale: '00011',
  },
];
