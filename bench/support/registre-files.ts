// These invented files have the columns of the public registers and any number of lines; the same seed gives the same
// file.
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  colonnesStockEtablissement,
  colonnesUnite,
  colonnesWaldec,
} from '@asso/server/seeds/sample/colonnes';
import { genres, voies } from '@asso/server/seeds/sample/noms';
import { chance, digits, fewest, pick, words } from './registre-words.ts';

export type Tailles = {
  /** The number of associations in the RNA. */
  associations: number;
  /** The number of establishments in Sirene: nine out of ten have their own legal unit, the others are secondary. */
  etablissements: number;
  /** The number of companies in Sirene as well, which the import skips. */
  societes: number;
};

/** Writes the three files and returns their paths in the order of the import. */
export async function writeRegistreFiles(folder: string, tailles: Tailles): Promise<string[]> {
  const files: [nom: string, lines: Iterable<string>, encoding: BufferEncoding][] = [
    ['rna_waldec.csv', waldec(tailles), 'latin1'],
    ['StockUniteLegale_utf8.csv', unites(tailles), 'utf8'],
    ['StockEtablissement_utf8.csv', etablissements(tailles), 'utf8'],
  ];
  const paths: string[] = [];
  for (const [nom, lines, encoding] of files) {
    const path = join(folder, nom);
    await pipeline(Readable.from(blocks(lines, encoding)), createWriteStream(path));
    paths.push(path);
  }
  return paths;
}

type Cells = Readonly<Record<string, string>>;

const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;
const rnaLine = (cells: Cells): string => colonnesWaldec.map((name) => quoted(cells[name] ?? '')).join(';');
const sireneLine = (columns: readonly string[], cells: Cells): string =>
  columns
    .map((name) => cells[name] ?? '')
    .map((cell) => (/[",]/.test(cell) ? quoted(cell) : cell))
    .join(',');

function* waldec({ associations, etablissements }: Tailles): Generator<string> {
  yield colonnesWaldec.map(quoted).join(';');
  const every = Math.max(1, Math.floor(associations / unitsOf(etablissements)));
  for (let rang = 0; rang < associations; rang++) yield rnaLine(association(rang, every));
}

/**
 * Makes a line of the RNA, whose number follows its rank; associations with establishments are spread over the file.
 */
function association(rang: number, every: number): Cells {
  const [genre, objetSocial, objet] = pick(genres, rang, 1);
  const [typeVoie, voie] = pick(voies, rang, 2);
  const town = townOf(rang);
  const titre = `${genre} ${words(rang, 2)} de ${words(rang + 1, 1)}`.toUpperCase();
  const isDissolved = chance(rang, 5) < 0.15;
  // Half of the associations with a legal unit give it in the RNA; Sirene links the others.
  const siren = rang % every === 0 && (rang / every) % 2 === 0 ? sirenOf(rang / every) : undefined;
  return {
    id: idRnaOf(rang),
    id_ex: chance(rang, 6) < 0.4 ? `0${town.insee.slice(0, 2)}${digits(rang, 7)}` : '',
    siret: siren ? `${siren}00017` : '',
    gestion: `${town.insee.slice(0, 2)}1P`,
    date_creat: day(rang, 3),
    date_decla: day(rang, 4),
    date_publi: day(rang, 4),
    date_disso: isDissolved ? day(rang, 5) : '0001-01-01',
    nature: 'D',
    groupement: 'S',
    titre: titre.replaceAll(/['’]/g, "''"),
    titre_court:
      chance(rang, 7) < 0.3
        ? words(rang + 7, 1)
            .slice(0, 6)
            .toUpperCase()
        : titre.slice(0, 38),
    objet: `${objet} ; ${words(rang + 2, 18)}`.replaceAll(/['’]/g, "''"),
    objet_social1: objetSocial,
    objet_social2: '000000',
    adrs_numvoie: String(1 + (rang % 90)),
    adrs_typevoie: typeVoie,
    adrs_libvoie: `${voie} ${words(rang + 3, 1).toUpperCase()}`,
    adrs_codeinsee: town.insee,
    adrs_codepostal: town.cp,
    adrs_libcommune: town.commune,
    adrg_declarant: '',
    adrg_libvoie: `${1 + (rang % 90)} ${typeVoie} ${voie}`,
    adrg_codepostal: town.cp,
    adrg_achemine: town.commune.toUpperCase(),
    adrg_pays: 'FRANCE',
    dir_civilite: 'PM',
    siteweb: chance(rang, 8) < 0.05 ? `www.${words(rang, 1).toLowerCase()}.example` : '',
    publiweb: '0',
    position: isDissolved ? 'D' : 'A',
    maj_time: `${day(rang, 9)} 10:11:12`,
  };
}

const unitsOf = (etablissements: number): number => Math.max(1, Math.ceil(etablissements * 0.9));

function* unites({ associations, etablissements, societes }: Tailles): Generator<string> {
  yield colonnesUnite.join(',');
  const units = unitsOf(etablissements);
  const every = Math.max(1, Math.floor(associations / units));
  yield* between(units, societes, (rang) =>
    sireneLine(colonnesUnite, rang < units ? unite(rang, every) : societe(rang)),
  );
}

const unite = (rang: number, every: number): Cells => ({
  ...commonUnite(rang),
  siren: sirenOf(rang),
  // One legal unit in twenty is in Sirene only.
  identifiantAssociationUniteLegale: chance(rang, 11) < 0.05 ? '' : idRnaOf(rang * every),
  etatAdministratifUniteLegale: chance(rang, 12) < 0.1 ? 'C' : 'A',
  denominationUniteLegale: `${pick(genres, rang, 1)[0]} ${words(rang, 2)}`.toUpperCase(),
  categorieJuridiqueUniteLegale: '9220',
  activitePrincipaleUniteLegale: '94.99Z',
});

const societe = (rang: number): Cells => ({
  ...commonUnite(rang),
  siren: `3${digits(rang, 8)}`,
  etatAdministratifUniteLegale: 'A',
  denominationUniteLegale: `${words(rang, 1)}, ${words(rang + 1, 1)} ET FILS`.toUpperCase(),
  categorieJuridiqueUniteLegale: chance(rang, 13) < 0.5 ? '5499' : '1000',
  activitePrincipaleUniteLegale: '43.21A',
});

const commonUnite = (rang: number): Cells => ({
  statutDiffusionUniteLegale: 'O',
  dateCreationUniteLegale: day(rang, 3),
  trancheEffectifsUniteLegale: 'NN',
  dateDernierTraitementUniteLegale: `${day(rang, 9)}T08:30:11`,
  nombrePeriodesUniteLegale: '1',
  dateDebut: day(rang, 3),
  nomenclatureActivitePrincipaleUniteLegale: 'NAFRev2',
  nicSiegeUniteLegale: '00017',
  economieSocialeSolidaireUniteLegale: 'O',
  caractereEmployeurUniteLegale: 'N',
});

function* etablissements({ etablissements: kept, societes }: Tailles): Generator<string> {
  yield colonnesStockEtablissement.join(',');
  const units = unitsOf(kept);
  yield* between(kept, societes, (rang) =>
    sireneLine(
      colonnesStockEtablissement,
      rang < kept
        ? place(rang, { siren: sirenOf(rang % units), isSiege: rang < units })
        : place(rang, { siren: `3${digits(rang, 8)}`, isSiege: true }),
    ),
  );
}

function place(rang: number, { siren, isSiege }: { siren: string; isSiege: boolean }): Cells {
  const town = townOf(rang);
  const nic = isSiege ? '00017' : '00025';
  const isClosed = chance(rang, 14) < 0.12;
  return {
    siren,
    nic,
    siret: siren + nic,
    statutDiffusionEtablissement: 'O',
    dateCreationEtablissement: day(rang, 3),
    trancheEffectifsEtablissement: 'NN',
    dateDernierTraitementEtablissement: `${day(rang, 9)}T08:30:11`,
    etablissementSiege: String(isSiege),
    nombrePeriodesEtablissement: '1',
    numeroVoieEtablissement: String(1 + (rang % 90)),
    typeVoieEtablissement: pick(voies, rang, 2)[0],
    libelleVoieEtablissement: words(rang + 3, 2).toUpperCase(),
    codePostalEtablissement: town.cp,
    libelleCommuneEtablissement: town.commune.toUpperCase(),
    codeCommuneEtablissement: town.insee,
    dateDebut: day(rang, 15),
    etatAdministratifEtablissement: isClosed ? 'F' : 'A',
    activitePrincipaleEtablissement: '94.99Z',
    nomenclatureActivitePrincipaleEtablissement: 'NAFRev2',
    caractereEmployeurEtablissement: 'N',
  };
}

/** Yields the lines that the import keeps, numbered below `kept`, spread evenly among `others` lines that it skips. */
function* between(kept: number, others: number, line: (rang: number) => string): Generator<string> {
  const each = Math.floor(others / Math.max(1, kept));
  let other = kept;
  for (let rang = 0; rang < kept; rang++) {
    yield line(rang);
    for (let more = 0; more < each; more++) yield line(other++);
  }
  while (other < kept + others) yield line(other++);
}

const idRnaOf = (rang: number): string => `W${String(1 + (rang % 95)).padStart(2, '0')}${fewest(rang, 7)}`;
const sirenOf = (rang: number): string => `7${fewest(rang * 7, 8)}`;

function townOf(rang: number) {
  // A few towns have many associations, most have few.
  const town = Math.floor(35_000 * chance(rang, 16) ** 3);
  const department = fewest(1 + (town % 95), 2);
  return {
    commune: words(town + 900_000_000, 1 + (town % 2)),
    cp: `${department}${fewest((town * 10) % 1000, 3)}`,
    insee: `${department}${fewest(town % 1000, 3)}`,
  };
}

const day = (rang: number, salt: number): string =>
  `${1975 + Math.floor(chance(rang, salt) * 50)}-0${1 + (rang % 9)}-1${rang % 10}`;

/** Groups the lines in blocks, because one write for each line would be slow. */
function* blocks(lines: Iterable<string>, encoding: BufferEncoding): Generator<Buffer> {
  let block: string[] = [];
  for (const line of lines) {
    block.push(line);
    if (block.length < 2000) continue;
    yield Buffer.from(`${block.join('\n')}\n`, encoding);
    block = [];
  }
  if (block.length > 0) yield Buffer.from(`${block.join('\n')}\n`, encoding);
}
