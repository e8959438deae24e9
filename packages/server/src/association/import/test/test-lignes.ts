// This file makes up lines with exactly the columns of the public files.

const rnaColumns =
  'id;id_ex;siret;rup_mi;gestion;date_creat;date_decla;date_publi;date_disso;nature;groupement;titre;titre_court;objet;objet_social1;objet_social2;adrs_complement;adrs_numvoie;adrs_repetition;adrs_typevoie;adrs_libvoie;adrs_distrib;adrs_codeinsee;adrs_codepostal;adrs_libcommune;adrg_declarant;adrg_complemid;adrg_complemgeo;adrg_libvoie;adrg_distrib;adrg_codepostal;adrg_achemine;adrg_pays;dir_civilite;siteweb;publiweb;observation;position;maj_time'.split(
    ';',
  );

const uniteColumns = [
  'siren',
  'sigleUniteLegale',
  'identifiantAssociationUniteLegale',
  'dateDernierTraitementUniteLegale',
  'etatAdministratifUniteLegale',
  'denominationUniteLegale',
  'categorieJuridiqueUniteLegale',
  'nicSiegeUniteLegale',
];

const etablissementColumns = [
  'siren',
  'nic',
  'siret',
  'dateDernierTraitementEtablissement',
  'etablissementSiege',
  'libelleVoieEtablissement',
  'codePostalEtablissement',
  'libelleCommuneEtablissement',
  'codeCommuneEtablissement',
  'dateDebut',
  'etatAdministratifEtablissement',
];

type Cells = Record<string, string>;
const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
const rnaText = (columns: readonly string[], cells: Cells) =>
  columns.map((name) => quoted(cells[name] ?? '')).join(';');
const sireneText = (columns: readonly string[], cells: Cells) =>
  columns.map((name) => cells[name] ?? '').join(',');

export const rnaHeader = rnaColumns.map(quoted).join(';');
export const uniteHeader = uniteColumns.join(',');
export const etablissementHeader = etablissementColumns.join(',');

export const aRnaLine = (cells: Cells = {}): string =>
  rnaText(rnaColumns, {
    id: 'W133900417',
    id_ex: '0133012345',
    siret: '66101723600018',
    date_creat: '2011-03-14',
    date_disso: '0001-01-01',
    nature: 'D',
    titre: "LES PIONS DE L''HUVEAUNE",
    titre_court: 'LPH',
    objet: 'jouer',
    objet_social1: '007000',
    adrs_codeinsee: '13211',
    adrs_codepostal: '13011',
    adrs_libcommune: 'Marseille',
    position: 'A',
    maj_time: '2026-03-02 10:11:12',
    ...(cells.id && cells.id !== 'W133900417' ? { id_ex: '' } : {}),
    ...cells,
  });

export const anUniteLine = (cells: Cells = {}): string =>
  sireneText(uniteColumns, {
    siren: '661017236',
    identifiantAssociationUniteLegale: 'W133900417',
    dateDernierTraitementUniteLegale: '2026-01-05T03:04:05',
    etatAdministratifUniteLegale: 'A',
    denominationUniteLegale: "LES PIONS DE L'HUVEAUNE",
    categorieJuridiqueUniteLegale: '9220',
    nicSiegeUniteLegale: '00018',
    ...cells,
  });

export const anEtablissementLine = (cells: Cells = {}): string =>
  sireneText(etablissementColumns, {
    siren: '661017236',
    nic: '00018',
    siret: '66101723600018',
    dateDernierTraitementEtablissement: '2026-01-05T03:04:05',
    etablissementSiege: 'true',
    libelleVoieEtablissement: 'DE LA PARETTE',
    codePostalEtablissement: '13011',
    libelleCommuneEtablissement: 'MARSEILLE',
    codeCommuneEtablissement: '13211',
    dateDebut: '2011-05-01',
    etatAdministratifEtablissement: 'A',
    ...cells,
  });
