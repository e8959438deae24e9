// The Ministry of the Interior publishes the RNA in two files, « waldec » and « import »; these rules read their
// lines.
import { rna } from '../../identifiants/rna.ts';
import { siret, toSiren } from '../../identifiants/siren-siret.ts';
import type { Format } from '../../kernel/formats.ts';
import { ok, type Result, refused } from '../../kernel/result.ts';
import {
  cutSigle,
  filledValues,
  type LigneAssociation,
  type RegistreColonnes,
  readCommune,
  readDate,
  readText,
} from './registre.rules.ts';

/** The columns that both files of the RNA must have. */
export const colonnesRna = ['id', 'id_ex', 'siret', 'titre', 'objet', 'position', 'maj_time'] as const;

/**
 * Reads a line of the RNA. One without a readable number or a title is refused; a badly written detail is only left
 * out.
 */
export function readLigneRna(colonnes: RegistreColonnes): Result<LigneAssociation> {
  const id = readText(colonnes.id);
  const nom = readText(colonnes.titre);
  if (!id) return refused({ code: 'association.import-sans-numero', field: 'id' });
  if (!nom) return refused({ code: 'association.import-sans-nom', field: 'titre' });
  const idRna = formatted(rna, id);
  const idSiret = formatted(siret, colonnes.siret ?? '');
  // Older files number by prefecture: such an id is the one « id_ex » holds elsewhere.
  const idEx = idRna ? readText(colonnes.id_ex) : id;
  if (!idRna && !/^[0-9AB]{2,3}[A-Z0-9]{4,12}$/i.test(id)) {
    return refused({ code: 'association.import-numero-illisible', field: 'id', params: { valeur: id } });
  }
  return ok({
    cles: filledValues({ id_rna: idRna, id_ex: idEx, id_siren: idSiret && toSiren(idSiret) }),
    apport: {
      date: readDate(colonnes.maj_time) ?? null,
      identite: filledValues<string | boolean>({
        nom: nom.slice(0, 250),
        sigle: sigleOf(colonnes.titre_court, nom),
        id_siret_siege: idSiret,
        util_publique: isRup(colonnes) ? true : undefined,
      }),
      coordonnees: coordonneesOf(colonnes),
      activites: filledValues({
        objet: readText(colonnes.objet),
        id_objet_social1: readObjetSocial(colonnes.objet_social1),
      }),
      ...dissolutionOf(colonnes),
    },
  });
}

function formatted(format: Format, text: string): string | undefined {
  const value = format.normalise?.(text) ?? text;
  return format.check(value) === null ? value : undefined;
}

/** Reads the short title, which is dropped when it only repeats the title. */
function sigleOf(titreCourt: string | undefined, nom: string): string | undefined {
  const sigle = readText(titreCourt);
  return sigle && sigle.toUpperCase() !== nom.toUpperCase() ? cutSigle(sigle) : undefined;
}

const isRup = ({ nature, rup_mi }: RegistreColonnes): boolean =>
  nature?.trim().toUpperCase() === 'R' || readText(rup_mi) !== undefined;

/** Reads a social object (objet social): « 019000 » and « 19000 » are the same, « 0 » or nothing is none. */
function readObjetSocial(text: string | undefined): string | undefined {
  const digits = (text ?? '').trim();
  return /^\d{4,6}$/.test(digits) && Number(digits) > 0 ? digits.padStart(6, '0') : undefined;
}

/**
 * Tells whether the association ended. `position` is A for active, D for dissolved, S for struck off, R for taken over
 * by the newer file, which has its own line.
 */
function dissolutionOf({ position, date_disso }: RegistreColonnes) {
  const date = readDate(date_disso);
  const ended = ['D', 'S'].includes(position?.trim().toUpperCase() ?? '');
  if (date) return { dissoute: true, date_dissolution: date };
  return ended ? { dissoute: true } : {};
}

function coordonneesOf(colonnes: RegistreColonnes) {
  const siege = colonnes.adr1 === undefined ? adresseWaldec(colonnes) : adresseImport(colonnes);
  // The declarant's line (adrg_declarant) names a person, so it is never read.
  const gestion = filledValues({
    cplt_1: readText(colonnes.adrg_complemid),
    cplt_2: readText(colonnes.adrg_complemgeo),
    voie: readText(colonnes.adrg_libvoie),
    bp: readText(colonnes.adrg_distrib),
    cp: readText(colonnes.adrg_codepostal),
    commune: readCommune(colonnes.adrg_achemine),
    pays: readText(colonnes.adrg_pays),
  });
  return {
    ...(Object.keys(siege).length > 0 ? { adresse_siege: siege } : {}),
    ...(gestion.commune ? { adresse_gestion: gestion } : {}),
    ...siteOf(colonnes.siteweb),
  };
}

function siteOf(text: string | undefined): { site_web?: string } {
  const site = readText(text);
  return site && site.length <= 250 && !site.includes(' ') ? { site_web: site } : {};
}

const adresseWaldec = (colonnes: RegistreColonnes) =>
  filledValues({
    cplt_1: readText(colonnes.adrs_complement),
    num_voie: readText(colonnes.adrs_numvoie),
    repet_voie: readText(colonnes.adrs_repetition)?.slice(0, 1).toUpperCase(),
    type_voie: readText(colonnes.adrs_typevoie),
    voie: readText(colonnes.adrs_libvoie),
    bp: readText(colonnes.adrs_distrib),
    cp: readCodePostal(colonnes.adrs_codepostal),
    commune: readCommune(colonnes.adrs_libcommune),
    code_insee: readText(colonnes.adrs_codeinsee),
  });

/** Reads an address of the older file, which has three free lines. */
const adresseImport = (colonnes: RegistreColonnes) =>
  filledValues({
    voie: readText(colonnes.adr1),
    cplt_1: readText(colonnes.adr2),
    cplt_2: readText(colonnes.adr3),
    cp: readCodePostal(colonnes.adrs_codepostal),
    commune: readCommune(colonnes.libcom),
    code_insee: readText(colonnes.adrs_codeinsee),
  });

/** Reads a postcode, « 1000 » being « 01000 » (spreadsheets drop a leading zero); any other text gives undefined. */
function readCodePostal(text: string | undefined): string | undefined {
  const code = readText(text);
  if (code === undefined || !/^\d{4,5}$/.test(code) || Number(code) === 0) return undefined;
  return code.padStart(5, '0');
}
